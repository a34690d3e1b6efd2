import { expect, test, vi } from 'vitest';
import type { ParseContext } from '../http/query.ts';
import { parseGameDetails, parseGameProviders, parseGames } from './catalogue.ts';
import type { Game, GameProvider, GameSheet, SportsEvent } from './contract/types.ts';
import { parseSportsEvents } from './live.ts';

const context = (report = vi.fn()): ParseContext => ({
  mediaBase: '/content',
  operatorBase: 'https://operator.example/api',
  cleanHtml: () => Promise.reject(new Error('no HTML here')),
  report,
});
const image = { url: '/uploads/a.svg', width: 320, height: 180 };
const game: Game = {
  slug: 'moth-and-moon',
  title: 'Moth & Moon',
  provider: { code: 'lantern', displayName: 'Lantern' },
  category: 'slots',
  image,
  isNew: true,
  jackpot: false,
  demo: true,
};

test('REQ-10 leaves out one broken game and reports it', () => {
  const report = vi.fn();
  const items = [
    { ...game, slug: '../evil' },
    { ...game, image: { ...image, url: 'javascript:alert(1)' } },
    { ...game, provider: 'Lantern' },
    null,
    game,
  ];
  expect(parseGames({ items, total: 5 }, context(report), 100)).toEqual([
    {
      slug: 'moth-and-moon',
      title: 'Moth & Moon',
      provider: 'Lantern',
      category: 'slots',
      image: {
        src: 'https://operator.example/uploads/a.svg',
        width: 320,
        height: 180,
      },
      isNew: true,
      jackpot: false,
      demo: true,
    },
  ]);
  expect(report).toHaveBeenCalledTimes(4);
});

test('REQ-10 keeps a game without flags and a provider with a broken picture', () => {
  const report = vi.fn();
  const { isNew, jackpot, demo, ...bare } = game;
  const studio: GameProvider = { code: 'lantern', displayName: 'Lantern', footerImage: image };
  expect(parseGames({ items: [bare] }, context(report), 1)).toMatchObject([
    { isNew: false, jackpot: false, demo: false },
  ]);
  expect(
    parseGameProviders({ items: [{ ...studio, footerImage: 'broken' }] }, context(report)),
  ).toEqual([{ code: 'lantern', displayName: 'Lantern' }]);
  expect(report).not.toHaveBeenCalled();
});

test('REQ-10 SPT-3 keeps a game’s page without an invalid sheet, but not without its game', () => {
  const sheet: GameSheet = {
    returnToPlayer: 0.9546,
    volatility: 'low',
    reels: 5,
    lines: 10,
    leastStake: 20,
    mostStake: 2000,
    currency: 'EUR',
  };
  const details = { game, playable: true, sheet, similar: [null, game] };
  expect(parseGameDetails(details, context())).toMatchObject({
    game: { provider: 'Lantern' },
    playable: true,
    sheet,
    similar: [{ title: 'Moth & Moon' }],
  });
  const broken = { ...details, sheet: { ...sheet, returnToPlayer: 95.46 }, similar: undefined };
  const left = parseGameDetails(broken, context());
  expect(left).toMatchObject({ game: { slug: 'moth-and-moon' }, similar: [] });
  expect(left).not.toHaveProperty('sheet');
  expect(parseGameDetails({ ...details, game: null }, context())).toBeUndefined();
});

test('REQ-10 leaves out a match with impossible odds, half a score or a foreign path', () => {
  const event: SportsEvent = {
    id: 'f1',
    sport: 'football',
    competition: 'Cup',
    home: 'A',
    away: 'B',
    startsAt: '2026-01-02T03:04:05Z',
    live: { minute: 12, score: [1, 0] },
    market: { name: 'Winner', selections: [{ name: 'A', odds: 1.5, path: '/f1/winner/1' }] },
  };
  const beside = { name: 'A', odds: 1.5, path: '//elsewhere.example' };
  const items = [
    event,
    { ...event, live: { minute: 12, score: [1] } },
    { ...event, market: { name: 'Winner', selections: [{ name: 'A', odds: 0.5 }] } },
    { ...event, market: { name: 'Winner', selections: [beside] } },
  ];
  expect(parseSportsEvents({ items }, context(), 50)).toEqual([event]);
  expect(parseSportsEvents({ events: items }, context(), 50)).toBeUndefined();
});
