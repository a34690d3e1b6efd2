import { expect, onTestFinished, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../../tests/component/axe.ts';
import type { EventsAnswer, EventView } from '../../book/book-api.ts';
import { Refusal } from '../game-calls.ts';
import { App } from './app.tsx';
import type { Book } from './book.ts';
import { BookContext } from './book-context.ts';
import { createBookState } from './book-state.ts';
import { createWording } from './wording.ts';
import './app.css';

/** At midday in the browser's time zone. */
const noonOf = (day: number) => new Date(2026, 10, day, 12).toISOString();
const ended = (id: string, sport: string, day: number, score: [number, number]): EventView => ({
  id,
  path: `/${sport}/lantern-cup/${id}`,
  sport,
  competition: { slug: 'lantern-cup', name: 'Lantern Cup' },
  home: `${id} home`,
  away: `${id} away`,
  startsAt: noonOf(day),
  phase: 'ended',
  minute: 90,
  score,
  markets: [],
});
const RESULTS = [
  ended('a', 'football', 29, [2, 1]),
  ended('b', 'tennis', 29, [0, 2]),
  ended('c', 'football', 29, [0, 0]),
  ended('d', 'football', 28, [3, 4]),
];

/** Opens the sportsbook, whose server responds to the request for results with `read`. */
async function open(lang: string, read: () => Promise<EventView[]>) {
  const address = location.href;
  const { lang: langBefore, dir } = document.documentElement;
  onTestFinished(() => {
    history.replaceState(null, '', address);
    Object.assign(document.documentElement, { lang: langBefore, dir });
  });
  const told: unknown[] = [];
  const client = {
    async get(path: string) {
      if (path === '/tree') return { sports: [] };
      const events = path === '/events?view=ended&limit=100' ? await read() : [];
      return { step: 1, events } satisfies EventsAnswer;
    },
  };
  const wording = createWording(lang);
  const site = { send: (message: unknown) => told.push(message) };
  const state = createBookState('/', false);
  const book = { state, client, wording, site } as unknown as Book;
  Object.assign(document.documentElement, { lang: wording.language, dir: wording.direction });
  await render(
    <BookContext value={book}>
      <App />
    </BookContext>,
  );
  const door = screen.getByRole('link', { name: wording.words.results });
  await expect.element(door).toBeInTheDocument();
  return { door, told, words: wording.words };
}

test('SPT-1 opens the results by keyboard: by day and sport, newest first', async () => {
  const answer = Promise.withResolvers<EventView[]>();
  const { door, told } = await open('en', () => answer.promise);
  (door.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(told).toContainEqual({
    channel: 'marquee-sportsbook',
    type: 'navigated',
    path: '/results',
  });
  await expect.element(screen.getByText('Loading matches…')).toBeVisible();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  answer.resolve(RESULTS);
  await expect.element(screen.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const texts = (level: number) =>
    screen
      .getByRole('main')
      .getByRole('heading', { level })
      .elements()
      .map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim());
  expect(texts(1)).toEqual(['Results']);
  expect(texts(2)).toEqual([
    'Football Sunday 29 November',
    'Tennis Sunday 29 November',
    'Football Saturday 28 November',
  ]);
  expect(texts(3)).toEqual([
    'a homeScore 2 against a awayScore 1',
    'c homeScore 0 against c awayScore 0',
    'b homeScore 0 against b awayScore 2',
    'd homeScore 3 against d awayScore 4',
  ]);
  const row = screen.getByRole('listitem').filter({ hasText: 'a home' });
  expect(row.element().textContent).toMatch(/^12:00.*Lantern Cup$/);
  await expect.element(door).toHaveAttribute('aria-current', 'page');
});

test.each(['en', 'es', 'ar'])(
  'SPT-1 shows failed, empty and accessible results in %s',
  async (lang) => {
    const answers: (EventView[] | undefined)[] = [undefined, [], RESULTS];
    const { door, words } = await open(lang, async () => {
      const answer = answers.shift();
      if (answer === undefined) throw new Refusal('network');
      return answer;
    });
    await door.click();
    const failed = screen.getByRole('alert').filter({ hasText: words.failed });
    await expect.element(failed).toBeVisible();
    await failed.getByRole('button', { name: words.retry }).click();
    await expect.element(screen.getByText(words.noneEnded)).toBeVisible();
    await door.click();
    await expect.element(screen.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expectAccessible('.book');
  },
);
