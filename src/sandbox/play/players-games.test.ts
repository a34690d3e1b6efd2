import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAME, startCasino } from '../../../tests/sandbox/play/players-at-games.ts';

let casino: Awaited<ReturnType<typeof startCasino>>;
beforeAll(async () => {
  casino = await startCasino();
});
afterAll(() => casino.stop());

it('SPT-3 keeps a player’s favourites private, without duplicates, latest first', async () => {
  const [vera, nico] = [await casino.seat('vera'), await casino.seat('nico')];
  const mark = async (slug: string) =>
    (await vera.call('addFavourite', { params: { slug } })).status;
  expect([await mark('velvet-fox'), await mark(GAME), await mark('velvet-fox')]).toEqual([
    204, 204, 204,
  ]);
  expect(await mark('no-such-game')).toBe(404);
  expect((await vera.call('readPlayersGames')).body.favourites).toEqual([GAME, 'velvet-fox']);
  expect((await nico.call('readPlayersGames')).body.favourites).toEqual([]);
  const unmark = () => vera.call('removeFavourite', { params: { slug: GAME } });
  expect([(await unmark()).status, (await unmark()).status]).toEqual([204, 204]);
  expect((await vera.call('readPlayersGames')).body.favourites).toEqual(['velvet-fox']);
});

it('SPT-3 lists played games once, latest first, from the wallet’s sessions', async () => {
  const nadia = await casino.seat('nadia');
  const before = (await nadia.call('readPlayersGames')).body.recent;
  for (const game of [GAME, 'folded-crane', GAME]) {
    casino.operator.pass(60_000);
    await (await nadia.sitDown({ game })).ask('endSlotSession');
  }
  const { recent } = (await nadia.call('readPlayersGames')).body;
  expect(recent.slice(0, 2)).toEqual([GAME, 'folded-crane']);
  expect(recent).toHaveLength(new Set([...recent, ...before]).size);
});

it('SPT-3 names the game of the running session until it ends', async () => {
  const nadia = await casino.seat('nadia');
  const running = async () => (await nadia.call('readPlayersGames')).body.inProgress;
  expect(await running()).toBeUndefined();
  const seat = await nadia.sitDown({ game: GAME });
  expect(await running()).toBe(GAME);
  await seat.ask('endSlotSession');
  expect(await running()).toBeUndefined();
});
