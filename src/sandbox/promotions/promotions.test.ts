import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { seededDatabases } from '../../../tests/sandbox/seeded-databases.ts';
import { startOperator } from '../../../tests/sandbox/wallet/signed-in-players.ts';
import { writesFirst } from '../../../tests/sandbox/writes-first.ts';
import { kindOf } from '../catalogue/game-kind.ts';
import { games } from '../catalogue/games.ts';
import { promotions } from '../catalogue/promotions.ts';
import { DAY_MS } from '../operator/calendar.ts';

let operator: Awaited<ReturnType<typeof startOperator>>;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.stop());

const RACE = 'sunday-slot-race';

/** Logs a player in; returns functions to join, leave and list. */
async function player(username: string) {
  const { call } = await operator.as(username);
  return {
    call,
    async join(slug: string) {
      const { status, body } = await call('joinPromotion', { params: { slug } });
      return status === 204 ? '204' : `${status} ${(body as unknown as { code: string }).code}`;
    },
    leave: async (slug: string) => (await call('leavePromotion', { params: { slug } })).status,
    list: async () => (await call('listPromotionOptIns')).body.promotions,
  };
}

async function addPromotion(slug: string, fields: Record<string, unknown>) {
  const { status } = await operator.send('POST', '/content/api/promotions?status=published', {
    data: { title: slug, slug, optIn: true, category: 'casino', ...fields },
  });
  expect(status).toBe(201);
}

it('PGS-1 opts a player in once, even if repeated, and out; others do not see it', async () => {
  const vera = await player('vera');
  expect([await vera.join(RACE), await vera.join(RACE)]).toEqual(['204', '204']);
  operator.pass(1000);
  expect(await vera.join('bulb-club')).toBe('204');
  const at = operator.now().toISOString();
  expect((await vera.list()).map(({ slug }) => slug)).toEqual(['bulb-club', RACE]);
  expect((await vera.list())[0]).toEqual({ slug: 'bulb-club', at });
  expect(await (await player('nadia')).list()).toEqual([]);
  expect([await vera.leave(RACE), await vera.leave(RACE)]).toEqual([204, 204]);
  expect((await vera.list()).map(({ slug }) => slug)).toEqual(['bulb-club']);
});

it('PGS-1 grants the bonus of each promotion at once, to be staked on games that are open', async () => {
  const own = await startOperator();
  onTestFinished(() => own.stop());
  const { call } = await own.as('vera');
  for (const { slug, bonus } of promotions) {
    if (bonus === undefined) continue;
    own.pass(1000);
    expect((await call('joinPromotion', { params: { slug } })).status, slug).toBe(204);
    const { transactions } = (await call('listTransactions')).body;
    expect(transactions[0], slug).toMatchObject({ kind: 'bonus', amount: bonus.amount });
    const { wagering } = (await call('listPromotionOptIns')).body.promotions[0] ?? {};
    expect(wagering, slug).toMatchObject({ staked: 0, required: bonus.required });
    expect(games.some((game) => game.category === bonus.category && kindOf(game))).toBe(true);
  }
});

it('PGS-1 names a bonus in the player’s language or that of the player’s region', async () => {
  const { call, join } = await player('vera');
  await call('changePersonalData', { body: { language: 'ar-EG' } });
  expect(await join('jackpot-preview')).toBe('204');
  const { transactions } = (await call('listTransactions')).body;
  expect(transactions[0]).toMatchObject({ text: 'ليلة التعرّف على الجوائز الكبرى' });
});

it('PGS-1 refuses to opt in again after leaving with a bonus, but repeats an opt-in', async () => {
  const vera = await player('vera');
  const preview = 'jackpot-preview';
  expect([await vera.join(preview), await vera.join(preview)]).toEqual(['204', '204']);
  expect(await vera.leave(preview)).toBe(204);
  expect(await vera.join(preview)).toBe('409 promotion_used');
  expect((await vera.list()).map(({ slug }) => slug)).not.toContain(preview);
});

it.each([
  [
    'a break',
    "INSERT OR REPLACE INTO exclusions VALUES ('VERA0001', 'break', '2026-11-21T12:00:00.000Z', '2026-11-22T12:00:00.000Z')",
    'excluded',
  ],
  [
    'a review',
    "UPDATE accounts SET status = 'blocked', status_reason = 'under-review' WHERE account_code = 'VERA0001'",
    'account_blocked',
  ],
])(
  'PGS-1 S9 grants no bonus after %s stored while the opt-in waited for another process',
  async (_, write, code) => {
    const databases = seededDatabases(new Date('2026-11-21T12:00:00Z'));
    const own = await startOperator({ databases });
    onTestFinished(() => own.stop());
    const { call } = await own.as('vera');
    writesFirst(databases.operator, write);
    const joined = await call('joinPromotion', { params: { slug: 'jackpot-preview' } });
    expect(joined).toMatchObject({ status: 403, body: { code } });
    expect((await call('listTransactions')).body.transactions[0]?.kind).not.toBe('bonus');
  },
);

it('PGS-1 refuses unknown promotions, those without opt-in, ended and not started ones', async () => {
  const vera = await player('vera');
  const day = (days: number) => new Date(operator.now().getTime() + days * DAY_MS).toISOString();
  await addPromotion('yesterday', { endDate: day(-1) });
  await addPromotion('tomorrow', { startDate: day(1), endDate: day(2) });
  expect(await vera.join('no-such-thing')).toBe('404 not_found');
  expect(await vera.join('bring-a-friend')).toBe('404 not_found');
  expect(await vera.join('yesterday')).toBe('409 promotion_over');
  expect(await vera.join('tomorrow')).toBe('409 promotion_not_started');
  operator.pass(DAY_MS);
  expect(await (await player('vera')).join('tomorrow')).toBe('204');
});

it('PGS-1 refuses opt-ins of excluded, blocked or unverified players, but lets them leave', async () => {
  expect(await (await player('bruno')).join(RACE)).toBe('403 account_blocked');
  expect(await (await player('nico')).join(RACE)).toBe('403 documents_needed');
  expect(await (await player('elio')).join(RACE)).toBe('403 documents_needed');
  const vera = await player('vera');
  expect(await vera.join(RACE)).toBe('204');
  const body = { kind: 'break', days: 1 };
  expect((await vera.call('exclude', { body })).status).toBeLessThan(300);
  expect(await vera.join('weekend-encore')).toBe('403 excluded');
  expect(await vera.leave(RACE)).toBe(204);
});
