import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBook } from '../../../tests/sandbox/book/running-book.ts';
import { ledgerFaultsIn } from '../../../tests/sandbox/wallet/ledger-faults-in.ts';
import { upcoming } from './fixtures.ts';
import { boardAt, stepOf } from './prices.ts';
import { sports } from './sports.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const dataDir = mkdtempSync(join(tmpdir(), 'at-once-'));
let book: Awaited<ReturnType<typeof startBook>>;
let vera: Awaited<ReturnType<typeof book.as>>;
beforeAll(async () => {
  book = await startBook({ dataDir, at: NOON });
  vera = await book.as('vera');
});
afterAll(async () => {
  await book.stop();
  rmSync(dataDir, { recursive: true });
});

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

function leg(at = NOON) {
  const [football] = sports;
  const match = football && upcoming(football, at, 3)[1];
  const market = match && boardAt(match, stepOf(at)).markets[0];
  const selection = market?.selections[0];
  if (!match || !market || !selection) throw new Error('no odds');
  return {
    event: match.id,
    market: market.rule.code,
    selection: selection.code,
    odds: selection.odds,
  };
}

const faults = () => ledgerFaultsIn(dataDir);
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
const isTaken = ({ status }: { status: number }) => status === 201;

it('SPT-1 R2 pays a bet once when it is cashed out many times concurrently', async () => {
  const [bet] = (await vera.bet(1000, [leg()])).body.bets;
  if (bet?.cashOut === undefined) throw new Error('no offer');
  const before = await vera.balance();
  const { id, cashOut } = bet;
  const answers = await times(20, () => vera.cashOut(id, { offer: cashOut }));
  expect(statuses(answers).toSorted()).toEqual([201, ...Array(19).fill(409)]);
  expect(await vera.balance()).toBe(before + cashOut);
  expect(faults()).toEqual([]);
});

it('SPT-1 R2 pays concurrently cashed-out parts for no more than the stake', async () => {
  const [bet] = (await vera.bet(1000, [leg()])).body.bets;
  if (bet === undefined) throw new Error('no bet');
  const before = await vera.balance();
  const answers = await times(20, (index) =>
    vera.cashOut(bet.id, { stake: 300 + index, offer: 1 }),
  );
  const paid = answers.filter(isTaken);
  expect(paid).toHaveLength(3);
  const { cashedOut } = (await vera.bets()).find(({ id }) => id === bet.id) ?? {};
  expect(cashedOut?.stake).toBeLessThanOrEqual(1000);
  expect(await vera.balance()).toBe(before + (cashedOut?.payout ?? 0));
  expect(faults()).toEqual([]);
});

it('SPT-1 R2 takes only bets that the balance covers when many arrive concurrently', async () => {
  const nadia = await book.as('nadia');
  const before = await nadia.balance();
  const stake = Math.floor(before * 0.3);
  const answers = await times(20, () => nadia.bet(stake, [leg()]));
  expect(answers.filter(isTaken)).toHaveLength(3);
  expect(await nadia.balance()).toBe(before - 3 * stake);
  expect(faults()).toEqual([]);
});
