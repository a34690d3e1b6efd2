import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  afterAll,
  assert,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import { startBook } from '../../../tests/sandbox/book/running-book.ts';
import { ledgerFaultsIn } from '../../../tests/sandbox/wallet/ledger-faults-in.ts';
import { writesFirst } from '../../../tests/sandbox/writes-first.ts';
import type { ChosenOdds, SlipAnswer } from './book-api.ts';
import { finalScore, type Match, upcoming } from './fixtures.ts';
import { boardAt, STEP_MS, stepOf } from './prices.ts';
import { sports } from './sports.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const dataDir = mkdtempSync(join(tmpdir(), 'book-'));
let book: Awaited<ReturnType<typeof startBook>>;
let vera: Awaited<ReturnType<typeof book.as>>;
beforeAll(async () => {
  book = await startBook({ dataDir, at: NOON });
  vera = await book.as('vera');
});
beforeEach(() => book.setClock(NOON));
afterAll(async () => {
  await book.stop();
  rmSync(dataDir, { recursive: true });
});

const [football] = sports;
if (football === undefined) throw new Error('no football');
const soon = upcoming(football, NOON, 12);
const [first, second] = soon;
if (first === undefined || second === undefined) throw new Error('nothing begins next');

/** A selection on a match's result, winning or not. */
function result(match: Match, isWinning: boolean, at = NOON): ChosenOdds {
  const [market] = boardAt(match, stepOf(at)).markets;
  const rule = market?.rule.selections.find(({ wins }) => wins(finalScore(match)) === isWinning);
  const odds = market?.selections.find(({ code }) => code === rule?.code)?.odds;
  if (market === undefined || rule === undefined || odds === undefined) throw new Error('no odds');
  return { event: match.id, market: market.rule.code, selection: rule.code, odds };
}

function only({ bets: [bet] }: SlipAnswer) {
  if (bet === undefined) throw new Error('no bet was taken');
  return bet;
}

const faults = () => ledgerFaultsIn(dataDir);

describe('SPT-1 bets', () => {
  it('SPT-1 takes stakes for a single and an accumulator, and settles them by the results', async () => {
    const before = await vera.balance();
    const won = await vera.bet(200, [result(first, true)]);
    expect(won).toMatchObject({ status: 201, body: { player: { balance: before - 200 } } });
    const combined = await vera.bet(100, [result(first, true), result(second, false)]);
    expect(combined).toMatchObject({
      status: 201,
      body: { bets: [{ kind: 'combined', status: 'open' }], player: { balance: before - 300 } },
    });
    // As on the slip, where names with hyphens stay separate.
    const names = [first, second].map(({ home, away }) => `${home} – ${away}`);
    expect(combined.body.bets[0]?.legs.map(({ event }) => event)).toEqual(names);
    expect(faults()).toEqual([]);
    book.setClock(first.endsAt - 1);
    const openIds = [won, combined].map(({ body }) => body.bets[0]?.id);
    const statuses = async () => {
      const bets = await vera.bets();
      return openIds.map((id) => bets.find((bet) => bet.id === id)?.status);
    };
    expect(await statuses()).toEqual(['open', 'open']);
    book.setClock(first.endsAt);
    expect(await statuses()).toEqual(['won', 'open']);
    book.setClock(second.endsAt);
    expect(await statuses()).toEqual(['won', 'lost']);
    expect(faults()).toEqual([]);
    const { body } = await vera.client.call('listTransactions', {
      params: { accountCode: vera.accountCode },
      token: vera.accessToken,
    });
    const paid = body.transactions.find(
      ({ kind, at }) => kind === 'win' && Date.parse(at) === first.endsAt,
    );
    expect(paid?.amount).toBe(Math.floor(2 * Math.round(result(first, true).odds * 100)));
  });

  it('SPT-1 returns the same bet for a repeated key, and refuses the key with another body', async () => {
    const key = randomUUID();
    const match = soon[4] ?? first;
    book.setClock(second.endsAt);
    const leg = result(match, true, second.endsAt);
    const before = await vera.balance();
    const [one, two] = await Promise.all([1, 2].map(() => vera.bet(100, [leg], { key })));
    const again = await vera.bet(100, [leg], { key });
    expect(one?.status).toBe(201);
    expect(two).toEqual(one);
    expect(again).toEqual(one);
    expect(await vera.balance()).toBe(before - 100);
    expect(await vera.bet(101, [leg], { key })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
  });

  it('SPT-1 R4 uses up the key of a refused bet, so that a retry does not report it as placed', async () => {
    const leg = result(soon[8] ?? first, true);
    const key = randomUUID();
    const before = await vera.balance();
    const refused = await vera.bet(before + 1, [leg], { key });
    expect(refused.body).toHaveProperty('code', 'limit_exceeded');
    expect(await vera.bet(100, [leg], { key })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    expect(await vera.balance()).toBe(before);
  });

  it('SPT-1 refuses changed odds unless the player accepts changes', async () => {
    book.setClock(second.endsAt);
    const leg = result(soon[5] ?? first, false, second.endsAt);
    const higher = { ...leg, odds: leg.odds + 0.5 };
    const lower = { ...leg, odds: leg.odds - 0.01 };
    const refused = { status: 409, body: { code: 'odds_changed', legs: [leg] } };
    expect(await vera.bet(100, [higher])).toMatchObject(refused);
    expect(await vera.bet(100, [lower])).toMatchObject(refused);
    expect(await vera.bet(100, [higher], { acceptOdds: 'better' })).toMatchObject(refused);
    const taken = { status: 201, body: { bets: [{ odds: leg.odds }] } };
    expect(await vera.bet(100, [lower], { acceptOdds: 'better' })).toMatchObject(taken);
    expect(await vera.bet(100, [higher], { acceptOdds: 'any' })).toMatchObject(taken);
  });

  it('SPT-1 B9 refuses impossible or forbidden bets with a code, at no cost', async () => {
    const at = second.endsAt;
    book.setClock(at);
    const before = await vera.balance();
    const match = soon.slice(4).find(({ course }) => course.points.length > 0) ?? first;
    const leg = result(match, true, at);
    const refusal = async (answer: ReturnType<typeof vera.bet>) => {
      const { status, body } = await answer;
      return `${status} ${body.code}`;
    };
    expect(await refusal(vera.bet(13_000, [leg]))).toBe('422 limit_exceeded');
    const wager = { picks: [0], needed: 1, stake: 7_000 };
    const slip = (count: number) => vera.bet(0, [leg], { wagers: Array(count).fill(wager) });
    const [two, three] = [(await slip(2)).body, (await slip(3)).body] as { left?: number }[];
    expect(two?.left).toBeTypeOf('number');
    expect(two?.left).toBe(three?.left);
    expect(await refusal(vera.bet(5, [leg]))).toBe('422 stake_too_low');
    expect(await refusal(vera.bet(100, [leg, { ...leg, selection: 'X' }]))).toBe(
      '422 legs_conflict',
    );
    expect(await refusal(vera.bet(100, [{ ...leg, market: 'weather' }]))).toBe(
      '422 choice_unknown',
    );
    expect(await refusal(vera.bet(100, [result(first, true)]))).toBe('409 event_over');
    const nico = await book.as('nico');
    expect(await refusal(nico.bet(100, [leg]))).toBe('409 insufficient_funds');
    const bruno = await book.as('bruno');
    expect(await refusal(bruno.bet(100, [leg]))).toBe('403 account_blocked');
    const elio = await book.as('elio');
    expect(await refusal(elio.bet(100, [leg]))).toBe('403 documents_needed');
    const goal = match.startsAt + (match.course.points[0]?.at ?? 0);
    book.setClock(goal + STEP_MS);
    expect(await refusal(vera.bet(100, [leg], { acceptOdds: 'any' }))).toBe('409 market_suspended');
    book.setClock(at);
    expect(await vera.balance()).toBe(before);
  });

  it('PGS-1 counts a settled bet towards the loss limit before anything else is read', async () => {
    const nico = await book.as('nico');
    const own = { params: { accountCode: nico.accountCode }, token: nico.accessToken };
    await nico.client.call('deposit', {
      ...own,
      body: { amount: 1000, currency: 'EUR', method: 'norte' },
      headers: { 'Idempotency-Key': randomUUID() },
    });
    const lossToday = async () => {
      const { body } = await nico.client.call('readLimits', own);
      return body.limits.find(({ kind, period }) => kind === 'loss' && period === 'day')?.used;
    };
    expect((await nico.bet(100, [result(first, true)])).status).toBe(201);
    expect(await lossToday()).toBe(100);
    book.setClock(first.endsAt);
    expect(await lossToday()).toBe(0);
  });

  it('SPT-1 cashes out an open single at its offer, and refuses if the offer has dropped', async () => {
    book.setClock(second.endsAt);
    const leg = result(soon[6] ?? first, false, second.endsAt);
    const bet = only((await vera.bet(200, [leg])).body);
    const offer = bet.cashOut ?? 0;
    expect(offer).toBeLessThan(200);
    const before = await vera.balance();
    const close = (amount: number) => vera.cashOut(bet.id, { offer: amount });
    expect(await close(offer + 1)).toMatchObject({
      status: 409,
      body: { code: 'offer_changed', offer },
    });
    expect(await close(offer)).toMatchObject({
      status: 201,
      body: { bet: { status: 'cashed-out' } },
    });
    expect(await close(offer)).toMatchObject({ body: { code: 'cash_out_unavailable' } });
    expect(await vera.balance()).toBe(before + offer);
    const { body } = await vera.client.call('listTransactions', {
      params: { accountCode: vera.accountCode },
      token: vera.accessToken,
      query: { kind: 'cash-out', limit: '1' },
    });
    expect(body.transactions).toMatchObject([{ kind: 'cash-out', amount: offer }]);
    expect(faults()).toEqual([]);
  });

  it('SPT-1 lists an open bet, so that it can be cashed out, below any number of newer ones', async () => {
    const leg = result(soon[11] ?? first, false);
    const oldest = only((await vera.bet(100, [leg])).body);
    const wagers = Array(16).fill({ picks: [0], needed: 1, stake: 10 });
    for (let slip = 0; slip < 4; slip++) {
      expect((await vera.bet(0, [leg], { wagers })).status).toBe(201);
    }
    const bets = await vera.bets();
    const listed = bets.find(({ id }) => id === oldest.id);
    expect(listed?.cashOut).toBe(oldest.cashOut);
    const numbers = bets.map(({ id }) => Number(id.slice(1)));
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  });

  it('SPT-1 settles a bet after a restart', async () => {
    const match = soon[7] ?? first;
    book.setClock(second.endsAt);
    const bet = only((await vera.bet(100, [result(match, false, second.endsAt)])).body);
    await book.stop();
    book = await startBook({ dataDir, at: match.endsAt });
    vera = await book.as('vera');
    const bets = await vera.bets();
    expect(bets.find(({ id }) => id === bet.id)?.status).toBe('lost');
    expect(faults()).toEqual([]);
  });
});

it('SPT-1 S9 takes no bet of an account held while the bet waited for another process', async () => {
  const own = await startBook({ at: NOON });
  onTestFinished(() => own.stop());
  const player = await own.as('vera');
  const held = "status = 'blocked', status_reason = 'under-review'";
  assert(own.databases);
  writesFirst(
    own.databases.operator,
    `UPDATE accounts SET ${held} WHERE account_code = '${player.accountCode}'`,
  );
  const refused = await player.bet(200, [result(first, true)]);
  expect(refused).toMatchObject({ status: 403, body: { code: 'account_blocked' } });
});
