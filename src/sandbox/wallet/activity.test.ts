import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOperator } from '../../../tests/sandbox/wallet/signed-in-players.ts';
import type { Transaction } from '../../operator/contract/types.ts';
import { games } from '../catalogue/games.ts';

type Operator = Awaited<ReturnType<typeof startOperator>>;
let operator: Operator;
let vera: Awaited<ReturnType<Operator['as']>>;
beforeAll(async () => {
  operator = await startOperator();
  vera = await operator.as('vera');
});
afterAll(() => operator.stop());

/** Reads all transactions of a query, page by page. `between` runs after each page. */
async function allTransactions(query: Record<string, string>, between = async () => {}) {
  const found: Transaction[] = [];
  let cursor: string | undefined;
  do {
    const asked = { ...query, ...(cursor !== undefined && { cursor }) };
    const { body } = await vera.call('listTransactions', { query: asked });
    found.push(...body.transactions);
    cursor = body.next;
    await between();
  } while (cursor !== undefined);
  return found;
}

it('PGS-1 sums half a year of history from line to line and to the balance', async () => {
  const lines = await allTransactions({ limit: '200' });
  expect(lines.length).toBeGreaterThan(500);
  lines.forEach((line, index) => {
    const before = lines[index + 1]?.balanceAfter ?? 0;
    expect(line.balanceAfter).toBe(before + line.amount);
  });
  const { cash, bonus } = (await vera.call('readBalance')).body;
  expect(lines[0]?.balanceAfter).toBe(cash + bonus);
  expect(lines.map(({ at }) => at)).toEqual(
    lines
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
});

it('PGS-1 neither repeats nor skips lines between pages while new ones arrive', async () => {
  const before = await allTransactions({ limit: '200' });
  const paged = await allTransactions({ limit: '97' }, async () => {
    await vera.pay('deposit', 500);
  });
  expect(paged).toEqual(before);
});

it('PGS-1 filters lists by kind, status and day', async () => {
  const wins = await allTransactions({ kind: 'win', limit: '200' });
  expect(wins.length).toBeGreaterThan(50);
  expect(wins.every(({ kind, amount }) => kind === 'win' && amount > 0)).toBe(true);
  const from = '2026-10-01';
  const october = await allTransactions({ from, to: '2026-10-31', limit: '200' });
  const all = await allTransactions({ limit: '200' });
  expect(october).toEqual(all.filter(({ at }) => at.startsWith('2026-10')));
  const { bets } = (await vera.call('listBets', { query: { status: 'open' } })).body;
  expect(bets.length).toBeGreaterThan(0);
  for (const bet of bets) {
    expect(bet).toMatchObject({ status: 'open' });
    expect(bet.settledAt ?? bet.payout).toBeUndefined();
  }
  const { slotSessions } = (await vera.call('listSlotSessions', { query: { from } })).body;
  expect(slotSessions.length).toBeGreaterThan(0);
  const titles = games.map(({ title }) => title);
  for (const session of slotSessions) {
    expect(titles).toContain(session.game);
    expect(session.balanceAfter).toBe(session.balanceBefore - session.stakes + session.wins);
    expect(session.startedAt >= from && session.endedAt > session.startedAt).toBe(true);
  }
});

it('PGS-1 settles an open bet and its money when its matches are over', async () => {
  const openOnes = (await vera.call('listBets', { query: { status: 'open' } })).body.bets;
  const { cash } = (await vera.call('readBalance')).body;
  operator.pass(7 * 3_600_000);
  const { bets } = (await vera.call('listBets', { query: { limit: '10' } })).body;
  const ended = openOnes.map(({ id }) => bets.find((bet) => bet.id === id));
  const paid = ended.reduce((sum, bet) => sum + (bet?.payout ?? Number.NaN), 0);
  expect(ended.every((bet) => bet?.status !== 'open' && bet?.settledAt !== undefined)).toBe(true);
  expect((await vera.call('readBalance')).body.cash).toBe(cash + paid);
});

it('PGS-1 returns every week of a period, adding up to its transactions', async () => {
  const period = { from: '2026-08-05', to: '2026-11-19' };
  const { weeks } = (await vera.call('readActivity', { query: period })).body;
  expect(weeks.map(({ monday }) => new Date(monday).getUTCDay())).toEqual(weeks.map(() => 1));
  expect(weeks).toHaveLength(16);
  expect(weeks[0]?.monday).toBe('2026-08-03');
  const lines = await allTransactions({ ...period, limit: '200' });
  const isWithdrawal = ({ kind }: { kind: string }) => kind === 'withdrawal';
  const sum = (kinds: readonly string[]) =>
    lines
      .filter(({ kind, status }) => kinds.includes(kind) && status !== 'refused')
      .reduce((total, { amount }) => total + Math.abs(amount), 0);
  const total = (field: 'deposits' | 'withdrawals' | 'stakes' | 'wins') =>
    weeks.reduce((so, week) => so + week[field], 0);
  expect(total('deposits')).toBe(sum(['deposit']));
  expect(total('withdrawals')).toBe(sum(['withdrawal']));
  expect(total('stakes')).toBe(sum(['stake']));
  expect(sum(['cash-out'])).toBeGreaterThan(0);
  const withdrawn = new Set(lines.filter(isWithdrawal).map(({ text }) => text));
  const voided = lines.filter(({ kind, text }) => kind === 'correction' && !withdrawn.has(text));
  const returned = voided.reduce((so, { amount }) => so + amount, 0);
  expect(total('wins')).toBe(sum(['win', 'cash-out']) + returned);
  expect(weeks.every(({ stakes, minutes }) => stakes === 0 || minutes > 0)).toBe(true);
  const usual = (await vera.call('readActivity')).body.weeks;
  expect(usual).toHaveLength(26);
  expect(usual.at(-1)?.monday).toBe('2026-11-16');
});

it('PGS-1 counts days and weeks in the requested time zone', async () => {
  const HOUR = 3_600_000;
  const own = await startOperator();
  // Sunday evening, half an hour before midnight in Madrid, then half an hour after it.
  own.pass(34.5 * HOUR);
  const elio = await own.as('elio');
  await elio.pay('deposit', 1000);
  own.pass(HOUR);
  await elio.pay('deposit', 2000);
  const deposits = async (from: string, to: string, zone?: string) => {
    const query = { from, to, kind: 'deposit', ...(zone && { zone }) };
    const { transactions } = (await elio.call('listTransactions', { query })).body;
    const { weeks } = (await elio.call('readActivity', { query })).body;
    return {
      listed: transactions.map(({ amount }) => amount),
      weeks: weeks.map(({ monday, deposits }) => [monday, deposits]),
    };
  };
  const [sunday, monday] = ['2026-11-22', '2026-11-23'];
  const zone = 'Europe/Madrid';
  const before = { listed: [1000], weeks: [['2026-11-16', 1000]] };
  const after = { listed: [2000], weeks: [[monday, 2000]] };
  expect(await deposits(sunday, sunday, zone)).toEqual(before);
  expect(await deposits(monday, monday, zone)).toEqual(after);
  expect(await deposits(sunday, monday, zone)).toEqual({
    listed: [2000, 1000],
    weeks: [...before.weeks, ...after.weeks],
  });
  const both = { listed: [2000, 1000], weeks: [['2026-11-16', 3000]] };
  expect(await deposits(sunday, sunday)).toEqual(both);
  expect(await deposits(sunday, sunday, 'America/Santiago')).toEqual(both);
  const nowhere = { from: sunday, zone: 'Mars/Olympus' };
  expect(await elio.call('listTransactions', { query: nowhere })).toMatchObject({
    status: 422,
    body: { code: 'parameter_invalid', field: 'zone' },
  });
  own.stop();
});

it('B63 PGS-1 refuses invalid periods, cursors and page sizes', async () => {
  const nonsense = [
    { from: '2026-11-02', to: '2026-11-01' },
    { from: '2025-11-01', to: '2026-11-02' },
    { from: '2026-02-30' },
    { to: 'yesterday' },
    { from: '0000-01-01' },
    { limit: '0' },
    { limit: '201' },
    { limit: '-1' },
    { cursor: 'x' },
    { cursor: Buffer.from("before 1' OR 1=1").toString('base64url') },
    { kind: 'settlement' },
  ];
  for (const query of nonsense) {
    const answer = await vera.call('listTransactions', { query });
    expect({ query, ...answer }).toMatchObject({
      status: 422,
      body: { code: 'parameter_invalid', field: Object.keys(query)[0] },
    });
  }
  const year = { from: '2025-11-23', to: '2026-11-23' };
  expect((await vera.call('readActivity', { query: year })).body.weeks).toHaveLength(54);
});

it('B20 B21 treats another player’s account as unknown and reports a malformed code', async () => {
  for (const id of ['readBalance', 'listTransactions', 'listBets', 'readLimits'] as const) {
    for (const [accountCode, status] of [
      ['ELIO0001', 404],
      ['NOBODY99', 404],
      ['../me', 400],
    ] as const) {
      expect((await vera.call(id, { params: { accountCode } })).status).toBe(status);
    }
  }
});

it('PGS-1 derives logged-in time from the sessions, counted once for two devices', async () => {
  const weekNow = async (call: Operator['client']['call'], token: string) =>
    (await call('readActivity', { token, params: { accountCode: 'NICO0001' } })).body.weeks.at(-1);
  const { call } = operator.client;
  const credentials = { username: 'nico', password: 'Marquee-Play-1' };
  let [phone, laptop] = await Promise.all([
    call('signIn', { body: credentials }),
    call('signIn', { body: credentials }),
  ]);
  for (let minutes = 0; minutes < 40; minutes += 4) {
    operator.pass(4 * 60_000);
    const refreshed = ({ refreshToken }: typeof phone) =>
      call('refreshSession', { headers: { Cookie: `__Host-rt=${refreshToken}` } });
    [phone, laptop] = [await refreshed(phone), await refreshed(laptop)];
  }
  expect(await weekNow(call, phone.body.accessToken)).toMatchObject({ minutes: 40 });
});
