import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LimitState, limitAfter, limitAt, RAISE_WAITS_MS } from './limit-rules.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 1);
const laxness = (amount: number | null) => amount ?? Number.POSITIVE_INFINITY;

/** A player's requests for one limit, an hour to several days apart. */
const story = fc.array(
  fc.record({
    wanted: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }),
    afterHours: fc.integer({ min: 0, max: 100 }),
  }),
  { maxLength: 25 },
);

/** Runs the requests. `see` receives the time of each step, the requested amount, and the limit before and after. */
function tell(
  steps: readonly { wanted: number | null; afterHours: number }[],
  see: (step: { now: Date; wanted: number | null; before: LimitState; after: LimitState }) => void,
) {
  let state: LimitState = { amount: null };
  let at = START;
  for (const { wanted, afterHours } of steps) {
    at += afterHours * HOUR;
    const now = new Date(at);
    const before = limitAt(state, now);
    state = limitAfter(state, wanted, now);
    see({ now, wanted, before, after: state });
  }
}

test('PGS-1 never exceeds a stricter amount requested in the last 72 hours', () => {
  fc.assert(
    fc.property(story, (steps) => {
      const asked: { at: number; amount: number }[] = [];
      tell(steps, ({ now, wanted, before, after }) => {
        const inForce = laxness(limitAt(after, now).amount);
        const recent = asked.filter(({ at }) => now.getTime() - at < RAISE_WAITS_MS);
        for (const { amount } of recent) expect(inForce).toBeLessThanOrEqual(amount);
        if (wanted === null || laxness(wanted) >= laxness(before.amount)) return;
        asked.push({ at: now.getTime(), amount: laxness(wanted) });
      });
    }),
  );
});

test('PGS-1 applies stricter limits now, laxer ones in 72 hours; the same amount cancels', () => {
  fc.assert(
    fc.property(story, (steps) => {
      tell(steps, ({ now, wanted, before, after }) => {
        if (laxness(wanted) <= laxness(before.amount)) {
          expect(after).toEqual({ amount: wanted });
          return;
        }
        expect(after.amount).toBe(before.amount);
        const from = after.pending?.from ?? new Date(0);
        expect(from.getTime() - now.getTime()).toBeLessThanOrEqual(RAISE_WAITS_MS);
        expect(limitAt(after, new Date(from.getTime() - 1)).amount).toBe(before.amount);
        expect(limitAt(after, from)).toEqual({ amount: wanted });
      });
    }),
  );
});

test('PGS-1 keeps the wait of a repeated raise, and restarts it for another amount', () => {
  const now = new Date(START);
  const later = new Date(START + 24 * HOUR);
  const raised = limitAfter({ amount: 100 }, 200, now);
  expect(limitAfter(raised, 200, later)).toEqual(raised);
  expect(limitAfter(raised, 150, later)).toEqual({
    amount: 100,
    pending: { amount: 150, from: new Date(later.getTime() + RAISE_WAITS_MS) },
  });
});
