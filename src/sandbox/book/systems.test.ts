import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBook } from '../../../tests/sandbox/book/running-book.ts';
import { ledgerFaultsIn } from '../../../tests/sandbox/wallet/ledger-faults-in.ts';
import { returnsOf } from '../wallet/returns.ts';
import type { ChosenOdds } from './book-api.ts';
import { finalScore, type Match, upcoming } from './fixtures.ts';
import { boardAt, stepOf } from './prices.ts';
import { sports } from './sports.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const dataDir = mkdtempSync(join(tmpdir(), 'systems-'));
let book: Awaited<ReturnType<typeof startBook>>;
let vera: Awaited<ReturnType<typeof book.as>>;
beforeAll(async () => {
  book = await startBook({ dataDir, at: NOON });
  vera = await book.as('vera');
});
beforeEach(() => {
  expect(faults()).toEqual([]);
});
afterAll(async () => {
  await book.stop();
  rmSync(dataDir, { recursive: true });
});

const [football] = sports;
if (football === undefined) throw new Error('no football');
const matches = upcoming(football, NOON, 20);
/** Time advances from test to test, so each uses the next three matches. */
const three = (group: number) => matches.slice(3 * group, 3 * group + 3);
const lastEnd = (of: readonly Match[]) => Math.max(...of.map(({ endsAt }) => endsAt));

function result(match: Match, isWinning: boolean, at: number): ChosenOdds {
  const [market] = boardAt(match, stepOf(at)).markets;
  const rule = market?.rule.selections.find(({ wins }) => wins(finalScore(match)) === isWinning);
  const odds = market?.selections.find(({ code }) => code === rule?.code)?.odds;
  if (market === undefined || rule === undefined || odds === undefined) throw new Error('no odds');
  return { event: match.id, market: market.rule.code, selection: rule.code, odds };
}
/** Value of a leg of a match in play, per unit of stake; the drift of odds earns nothing. */
function worthOf(match: Match, leg: ChosenOdds | undefined, at: number): number {
  const [market] = boardAt(match, stepOf(at)).markets;
  const both = [...(market?.selections ?? []), ...(market?.steady ?? [])];
  const present = both.filter(({ code }) => code === leg?.selection).map(({ odds }) => odds);
  return (leg?.odds ?? 0) / Math.max(...present);
}
/** A cash-out pays 95 % of a bet's value. */
const shareOf = (value: number) => Math.floor(value * 0.95);
const faults = () => ledgerFaultsIn(dataDir);
/** Sessions are shorter than the time span of this test. */
async function goTo(time: number) {
  book.setClock(time);
  vera = await book.as('vera');
}
const find = async (id: string | undefined) => (await vera.bets()).find((bet) => bet.id === id);
const oddsOf = (legs: readonly ChosenOdds[]) => legs.map(({ odds }) => odds);

it('SPT-1 takes singles, an accumulator and a system from one slip, as separate bets', async () => {
  const legs = three(0).map((match, index) => result(match, index !== 2, NOON));
  const before = await vera.balance();
  const answer = await vera.bet(0, legs, {
    wagers: [
      ...[200, 300, 400].map((stake, pick) => ({ picks: [pick], needed: 1, stake })),
      { picks: [0, 1, 2], needed: 3, stake: 100 },
      { picks: [0, 1, 2], needed: 2, stake: 50 },
    ],
  });
  const { bets } = answer.body;
  expect(bets.map(({ kind, stake, needed }) => ({ kind, stake, needed }))).toEqual([
    { kind: 'single', stake: 200 },
    { kind: 'single', stake: 300 },
    { kind: 'single', stake: 400 },
    { kind: 'combined', stake: 100 },
    { kind: 'system', stake: 150, needed: 2 },
  ]);
  expect(await vera.balance()).toBe(before - 1150);
  await goTo(lastEnd(three(0)));
  const [a = 0, b = 0] = oddsOf(legs);
  const ended = await Promise.all(bets.map(({ id }) => find(id)));
  expect(ended.map((bet) => [bet?.status, bet?.payout])).toEqual([
    ['won', returnsOf(200, [a])],
    ['won', returnsOf(300, [b])],
    ['lost', 0],
    ['lost', 0],
    ['won', returnsOf(50, [a, b])],
  ]);
});

it('SPT-1 takes nothing from a slip when one wager is refused', async () => {
  const at = lastEnd(three(0));
  await goTo(at);
  const [match] = three(2);
  if (match === undefined) throw new Error('no match');
  const before = await vera.balance();
  const leg = result(match, true, at);
  const both = (stake: number) => [
    { picks: [0], needed: 1, stake: 100 },
    { picks: [0], needed: 1, stake },
  ];
  const refused = await vera.bet(0, [leg], { wagers: both(before) });
  expect(refused.body).toHaveProperty('code');
  expect(refused.status).toBeGreaterThan(400);
  expect(await vera.balance()).toBe(before);
  for (const wager of [
    { picks: [1], needed: 1, stake: 100 },
    { picks: [0], needed: 2, stake: 100 },
    { picks: [0, 0], needed: 1, stake: 100 },
    { picks: [0], needed: 1, stake: 9 },
  ])
    expect((await vera.bet(0, [leg], { wagers: [wager] })).status).toBe(422);
});

it('SPT-1 cashes out accumulators and systems at a price that follows odds and results', async () => {
  const start = lastEnd(three(0));
  await goTo(start);
  const group = three(2);
  const [first, second, third] = group;
  if (!first || !second || !third) throw new Error('no matches');
  const legs = group.map((match, index) => result(match, index === 0, start));
  const { bets } = (
    await vera.bet(0, legs, {
      wagers: [
        { picks: [0, 1, 2], needed: 3, stake: 300 },
        { picks: [0, 1, 2], needed: 2, stake: 100 },
      ],
    })
  ).body;
  const [whole, system] = bets;
  // No odds have changed, so the price is the stake minus the operator's share.
  expect([whole?.cashOut, system?.cashOut]).toEqual([285, 285]);
  await goTo(first.endsAt);
  const after = await find(whole?.id);
  expect(after?.legs.map(({ status }) => status)).toEqual(['won', 'open', 'open']);
  expect(after?.choices?.[0]?.score).toEqual(finalScore(first));
  const a = legs[0]?.odds ?? 0;
  const [b, c] = [worthOf(second, legs[1], first.endsAt), worthOf(third, legs[2], first.endsAt)];
  expect(after?.cashOut).toBe(shareOf(300 * a * b * c));
  expect((await find(system?.id))?.cashOut).toBe(shareOf(100 * (a * b + a * c + b * c)));
  await goTo(second.endsAt);
  // One of three legs is lost, so the accumulator is worth nothing and one double of the system is left.
  expect((await find(whole?.id))?.cashOut).toBeUndefined();
  expect(await vera.cashOut(whole?.id ?? '', { offer: 1 })).toMatchObject({
    body: { code: 'cash_out_unavailable' },
  });
  const offer = shareOf(100 * a * worthOf(third, legs[2], second.endsAt));
  expect(offer).toBeGreaterThan(0);
  expect((await find(system?.id))?.cashOut).toBe(offer);
  const before = await vera.balance();
  const { body } = await vera.cashOut(system?.id ?? '', { offer });
  expect(body.bet).toMatchObject({ status: 'cashed-out', payout: offer });
  expect(await vera.balance()).toBe(before + offer);
});

it('SPT-1 cashes out part of a bet for its share, and settles the rest by the match', async () => {
  const at = matches[12]?.startsAt ?? 0;
  await goTo(at - 600_000);
  const match = matches[13];
  if (match === undefined) throw new Error('no match');
  const leg = result(match, true, at - 600_000);
  const before = await vera.balance();
  const [bet] = (await vera.bet(1000, [leg])).body.bets;
  if (bet === undefined) throw new Error('no bet');
  expect(bet.cashOut).toBe(950);
  const part = (stake: number, offer: number) => vera.cashOut(bet.id, { stake, offer });
  expect((await part(1001, 1)).body).toHaveProperty('code', 'part_too_high');
  expect((await part(400, 381)).body).toMatchObject({ code: 'offer_changed', offer: 380 });
  const closed = await part(400, 380);
  expect(closed.body.bet).toMatchObject({
    status: 'open',
    stake: 1000,
    cashedOut: { stake: 400, payout: 380 },
    cashOut: 570,
  });
  expect(await vera.balance()).toBe(before - 1000 + 380);
  expect(faults()).toEqual([]);
  expect((await part(601, 1)).body).toHaveProperty('code', 'part_too_high');
  // Without an offer, the current price is paid.
  await part(200, 150);
  expect(await vera.balance()).toBe(before - 1000 + 380 + 190);
  await goTo(match.endsAt);
  const rest = returnsOf(400, [leg.odds]);
  expect(await find(bet.id)).toMatchObject({ status: 'won', payout: 380 + 190 + rest });
  expect(faults()).toEqual([]);
  const { body } = await vera.client.call('listTransactions', {
    params: { accountCode: vera.accountCode },
    token: vera.accessToken,
  });
  const own = body.transactions.filter(({ text }) => text === bet.legs[0]?.event);
  expect(own.slice(0, 4).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['win', rest],
    ['cash-out', 190],
    ['cash-out', 380],
    ['stake', -1000],
  ]);
});

it('SPT-1 closes a bet when its last part is cashed out', async () => {
  const match = matches[17];
  if (match === undefined) throw new Error('no match');
  const at = match.startsAt - 600_000;
  await goTo(at);
  const [bet] = (await vera.bet(300, [result(match, false, at)])).body.bets;
  await vera.cashOut(bet?.id ?? '', { stake: 100, offer: 95 });
  const { body } = await vera.cashOut(bet?.id ?? '', { offer: 190 });
  expect(body.bet).toMatchObject({ status: 'cashed-out', stake: 300, payout: 285 });
  const time = new Date(at).toISOString();
  expect(body.bet.cashOuts).toEqual([
    { at: time, payout: 95 },
    { at: time, payout: 190 },
  ]);
  expect(body.bet.cashOut).toBeUndefined();
  expect(faults()).toEqual([]);
});
