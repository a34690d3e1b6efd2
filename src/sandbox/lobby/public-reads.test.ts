import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ContractClient,
  createContractClient,
} from '../../../tests/sandbox/contract-client.ts';
import { type RunningSandbox, runSandbox } from '../../../tests/sandbox/run-sandbox.ts';
import type { Operations } from '../../operator/contract/types.ts';
import { STEP_MS } from '../book/prices.ts';
import { kindOf } from '../catalogue/game-kind.ts';
import { jackpotGames } from '../catalogue/games.ts';

let now = new Date('2026-03-14T20:10:00Z');
let sandbox: RunningSandbox;
let client: ContractClient;
beforeAll(async () => {
  sandbox = await runSandbox({ now: () => now });
  client = createContractClient(sandbox.url);
});
afterAll(() => sandbox.stop());

/** Each response is validated against the contract. */
const read = async <I extends keyof Operations>(id: I, query: Record<string, string> = {}) =>
  (await client.call(id, { query })).body;

describe('QRY-2 the operator’s reads', () => {
  it('QRY-2 GAM-1 lists games that are not open last', async () => {
    const { items } = await read('listGames', { category: 'live', limit: '100' });
    const open = items.map(({ slug }) => kindOf({ slug, category: 'live' }) !== undefined);
    expect(open.lastIndexOf(true)).toBeLessThan(open.indexOf(false));
    // Only games that cannot be played are marked, and they have neither demo nor figures.
    expect(items.map(({ comingSoon = false }) => !comingSoon)).toEqual(open);
    for (const game of items.filter(({ comingSoon }) => comingSoon)) {
      expect(game.demo).toBe(false);
      const { body } = await client.call('readGame', { params: { slug: game.slug } });
      expect([body.playable, body.sheet]).toEqual([false, undefined]);
    }
    const { items: tables } = await read('listGames', { category: 'table', limit: '100' });
    expect(tables.filter(({ comingSoon }) => comingSoon)).toEqual([]);
  });

  it('QRY-2 FTR-1 lists ten payment methods, each with an existing picture', async () => {
    const { items } = await read('listPaymentMethods', { footer: 'true' });
    expect(items).toHaveLength(10);
    for (const { footerImage } of items) {
      expect(footerImage).toMatchObject({ width: 80, height: 48 });
      expect((await fetch(sandbox.url + footerImage?.url)).status).toBe(200);
    }
  });

  it('QRY-2 compresses the whole catalogue for clients that accept it', async () => {
    const ask = (encoding: string) =>
      fetch(`${sandbox.url}/operator/games?limit=500`, {
        headers: { 'Accept-Encoding': encoding },
      });
    const [plain, small] = await Promise.all([ask('identity'), ask('gzip')]);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(small.headers.get('content-encoding')).toBe('gzip');
    expect(small.headers.get('vary')).toContain('Accept-Encoding');
    expect(Number(small.headers.get('content-length'))).toBeLessThan(15_000);
    expect(await small.json()).toEqual(await plain.json());
  });

  it('QRY-2 FTR-2 lists all providers, including those without a picture', async () => {
    const { items } = await read('listGameProviders');
    expect(items).toHaveLength(32);
    expect(items.filter(({ footerImage }) => footerImage === null)).toHaveLength(2);
  });

  it('QRY-2 SPT-3 filters, searches without accents, sorts and pages games', async () => {
    const all = await read('listGames', { limit: '500' });
    expect(all.total).toBeGreaterThan(300);
    expect(all.items).toHaveLength(all.total);
    const live = await read('listGames', { category: 'live', limit: '2', offset: '2' });
    expect(live.items.map(({ category }) => category)).toEqual(['live', 'live']);
    expect(live.total).toBe(all.items.filter(({ category }) => category === 'live').length);
    const { items } = await read('listGames', { q: 'MATINEE' });
    expect(items.map(({ title }) => title)).toContain('Phoenix Matinée');
    const typed = await read('listGames', { q: "keymaker's" });
    expect(typed.items.map(({ title }) => title)).toEqual(['Keymaker’s Fortune']);
    const fresh = await read('listGames', { category: 'new', limit: '100' });
    expect(fresh.items.length).toBeGreaterThan(0);
    expect(fresh.items.every(({ isNew }) => isNew)).toBe(true);
    const sorted = await read('listGames', { sort: 'new', limit: String(fresh.total + 1) });
    expect(sorted.items.slice(0, fresh.total)).toEqual(fresh.items);
    expect(sorted.items.at(-1)?.isNew).toBe(false);
  });

  it('SPT-3 returns a game’s figures, demo access and similar games, or 404 if unknown', async () => {
    const game = (slug: string) => client.call('readGame', { params: { slug } });
    const { body: slot } = await game('moth-and-moon');
    expect(slot).toMatchObject({ game: { title: 'Moth & Moon', demo: true }, playable: true });
    expect(slot.sheet).toMatchObject({ reels: 5, lines: 10, leastStake: 20, mostStake: 2000 });
    expect(slot.sheet?.returnToPlayer).toBeGreaterThan(0.9);
    expect(slot.similar).toHaveLength(12);
    expect(slot.similar.every(({ category }) => category === 'slots')).toBe(true);
    const { body: table } = await game('blue-room-blackjack');
    expect(table).toMatchObject({ playable: false, game: { demo: false } });
    expect(table.sheet).toBeUndefined();
    expect((await game('no-such-game')).status).toBe(404);
  });

  it('QRY-2 grows jackpots with the clock, in whole minor units', async () => {
    const before = await read('listJackpots', { group: 'marquee' });
    now = new Date(now.getTime() + 60_000);
    const after = await read('listJackpots', { group: 'marquee' });
    expect(before.items).toHaveLength(4);
    for (const [index, { amount }] of after.items.entries()) {
      expect(amount).toBeGreaterThan(before.items[index]?.amount ?? amount);
    }
  });

  it('HOM-5 names a jackpot game of the catalogue for every jackpot', async () => {
    const { items } = await read('listJackpots', {});
    const slugs = new Set(jackpotGames.map(({ slug }) => slug));
    expect(items.filter(({ game = '' }) => !slugs.has(game))).toEqual([]);
  });

  it('QRY-2 lists the same winners for everyone, newest first, never in the future', async () => {
    const first = await read('listWinners', { period: 'week', limit: '50' });
    expect(await read('listWinners', { period: 'week', limit: '50' })).toEqual(first);
    const times = first.items.map(({ wonAt }) => Date.parse(wonAt));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times[0]).toBeLessThanOrEqual(now.getTime());
    expect(first.items.every(({ player }) => /^\p{L}{2}\*\*\*$/u.test(player))).toBe(true);
  });

  it('QRY-2 keeps a match’s sides, and its prices within a step; scores never decrease', async () => {
    const upcoming = { live: 'false', sport: 'football', limit: '4' };
    const { items } = await read('listSportsEvents', upcoming);
    const [next] = items;
    if (next === undefined) throw new Error('nothing begins next');
    now = new Date(now.getTime() + STEP_MS - 1);
    expect((await read('listSportsEvents', upcoming)).items).toEqual(items);
    const inPlay = { live: 'true', sport: 'football', limit: '50' };
    let goals = 0;
    for (let minute = 0; minute < 105; minute += 5) {
      now = new Date(Date.parse(next.startsAt) + minute * 60_000);
      const live = (await read('listSportsEvents', inPlay)).items;
      const match = live.find(({ id }) => id === next.id);
      expect(match).toMatchObject({ home: next.home, away: next.away });
      const [home = 0, away = 0] = match?.live?.score ?? [];
      expect(home + away).toBeGreaterThanOrEqual(goals);
      expect(match?.live?.minute).toBeLessThanOrEqual(90);
      goals = home + away;
    }
    now = new Date(Date.parse(next.startsAt) + 105 * 60_000);
    const ended = await read('listSportsEvents', inPlay);
    expect(ended.items.some(({ id }) => id === next.id)).toBe(false);
  });

  it('QRY-2 gives a match two different sides, at any hour and in every sport', async () => {
    for (let hour = 0; hour < 24; hour += 7) {
      now = new Date(Date.UTC(2026, 5, 1, hour));
      const { items } = await read('listSportsEvents', { limit: '50' });
      expect(new Set(items.map(({ sport }) => sport)).size).toBe(3);
      expect(items.filter(({ home, away }) => home === away)).toEqual([]);
    }
  });
});

describe('REQ-10 refusals of the operator', () => {
  it.each([
    ['/games?limit=0', 'limit'],
    ['/games?limit=1e3', 'limit'],
    ['/games?category=poker', 'category'],
    ['/games?provider=nobody', 'provider'],
    [`/games?q=${'a'.repeat(101)}`, 'q'],
    ['/winners?period=year', 'period'],
    ['/sports/events?live=maybe', 'live'],
  ])('REQ-10 %s names the parameter', async (path, field) => {
    const { status, body } = await sandbox.get(`/operator${path}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ status: 422, code: 'parameter_invalid', field });
    expect(body).toHaveProperty('requestId');
  });

  it('REQ-10 refuses unknown paths and methods, and responds to HEAD', async () => {
    expect((await sandbox.get('/operator/nope')).status).toBe(404);
    const posted = await fetch(`${sandbox.url}/operator/games`, { method: 'POST' });
    expect(posted.status).toBe(405);
    expect(posted.headers.get('allow')).toBe('GET, HEAD');
    const head = await fetch(`${sandbox.url}/operator/games`, { method: 'HEAD' });
    expect(head.headers.get('cache-control')).toBe('public, max-age=30');
    expect(await head.text()).toBe('');
  });
});
