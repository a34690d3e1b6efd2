import { expect, test } from 'vitest';
import type { Game } from '../../../operator/catalogue.ts';
import { filtersFromSearch } from './lobby-address.ts';
import { firstView, type LobbyView, lobbyView } from './lobby-view.ts';

const games: Game[] = Array.from({ length: 60 }, (_, index) => ({
  slug: `g${index}`,
  title: `Game ${index}`,
  provider: 'Velour',
  isNew: false,
  category: index % 2 ? 'slots' : 'live',
  jackpot: false,
  demo: false,
  image: { src: '/poster.webp', width: 3, height: 4, alt: '' },
}));

test("SPT-3 renders on the server the beginning of the browser's view of the same URL", () => {
  const filters = filtersFromSearch(new URLSearchParams('category=slots&sort=title'));
  const whole = lobbyView(games, filters);
  const first = firstView({ value: games, at: 7, from: 'network' }, filters);
  expect(first).toMatchObject({ at: 7, value: { total: 30, upTo: 30, rails: [] } });
  expect(first.value).toEqual({ ...whole, shown: whole.shown.slice(0, 24) });
});

const view = (search: string) => lobbyView(games, filtersFromSearch(new URLSearchParams(search)));

test('PF-9 SPT-3 keeps the view of a page that was read ahead', () => {
  const category = (name: string) => filtersFromSearch(new URLSearchParams({ category: name }));
  const ahead = lobbyView(games, category('slots'));
  expect(lobbyView(games, category('slots'))).toBe(ahead);
  expect(lobbyView(games, category('live')).total).toBe(30);
  expect(lobbyView(games.slice(0, 10), category('slots')).total).toBe(5);
});

test('SPT-3 grows a long list in steps that are in its URL', () => {
  expect(view('')).toMatchObject({ upTo: 48, total: 60 });
  expect(view('').shown).toHaveLength(48);
  expect(view('page=2').shown).toHaveLength(60);
  expect(['0', '-1', '1e3', 'x'].map((page) => view(`page=${page}`).upTo)).toEqual([
    48, 48, 48, 48,
  ]);
});

test('SPT-3 begins the lobby with new games and a rail per category, without announced games', () => {
  const [first, second, ...others] = games;
  if (!first || !second) throw new Error('no games');
  const some = [{ ...first, comingSoon: true }, { ...second, isNew: true }, ...others];
  const railsOf = (search: string) =>
    lobbyView(some, filtersFromSearch(new URLSearchParams(search))).rails.map((rail) => [
      rail.category,
      rail.games[0]?.slug,
      rail.games.length,
    ]);
  expect(railsOf('page=2')).toEqual([
    ['new', 'g1', 1],
    ['live', 'g2', 16],
    ['slots', 'g1', 16],
  ]);
  for (const filtered of ['q=game', 'category=live', 'provider=Velour', 'sort=new'])
    expect(railsOf(filtered)).toEqual([]);
});

test('SPT-3 PF-4 says of which rails the server leaves out games', () => {
  const few = games.filter(({ category }, at) => category === 'slots' || at < 12);
  const filters = filtersFromSearch(new URLSearchParams());
  const { value } = firstView({ value: few, at: 7, from: 'network' }, filters);
  const { rails } = value as LobbyView;
  expect(
    rails.map(({ category, games: { length }, hasMore }) => [category, length, hasMore]),
  ).toEqual([
    ['live', 6, false],
    ['slots', 6, true],
  ]);
});
