import { expect, test } from 'vitest';
import { cashOutOffer } from './cash-out-offer.ts';
import { upcoming } from './fixtures.ts';
import { boardAt, STEP_MS, stepOf } from './prices.ts';
import { sports } from './sports.ts';

const NOON = Date.parse('2026-11-29T12:00:00Z');
const MINUTES = 12;
const times = Array.from({ length: MINUTES * 6 }, (_, index) => NOON + index * 10_000);

test('SPT-1 SEC pays nothing for the drift of prices before a match begins', () => {
  for (const sport of sports) {
    const matches = upcoming(sport, NOON + MINUTES * 60_000, 4);
    expect(matches).toHaveLength(4);
    const bets = matches.map((match) => {
      // The best odds of those minutes.
      const odds = times.map(
        (at) => boardAt(match, stepOf(at)).markets[0]?.selections[0]?.odds ?? 0,
      );
      const { rule } = boardAt(match, stepOf(NOON)).markets[0] ?? {};
      const choice = {
        event: match.id,
        market: rule?.code ?? '',
        selection: rule?.selections[0]?.code ?? '',
      };
      const leg = { event: '', market: '', outcome: '', odds: Math.max(...odds) };
      return { choice, leg: { ...leg, status: 'open' as const } };
    });
    const legs = bets.map(({ leg }) => leg);
    const choices = bets.map(({ choice }) => choice);
    const offers = times.map((now) =>
      cashOutOffer({ status: 'open', legs }, choices, { now, stake: 10_000 }),
    );
    expect(Math.max(...offers.map((offer) => offer ?? 0))).toBe(9500);
  }
});

test('SPT-1 SEC pays at most what the steady odds of a running match are worth', () => {
  const [football] = sports;
  const [match] = football ? upcoming(football, NOON, 1) : [];
  if (!match) throw new Error('no match begins next');
  const steps = Array.from({ length: 60 }, (_, index) => match.startsAt + index * STEP_MS);
  const seen = steps.flatMap((now) => {
    const [market] = boardAt(match, stepOf(now)).markets;
    const [offered, steady] = [market?.selections[0], market?.steady[0]];
    if (!market?.isOpen || !offered || !steady) return [];
    const leg = { event: '', market: '', outcome: '', odds: 3, status: 'open' as const };
    const choice = { event: match.id, market: market.rule.code, selection: offered.code };
    const offer = cashOutOffer({ status: 'open', legs: [leg] }, [choice], { now, stake: 10_000 });
    return [{ offer: offer ?? 0, most: (10_000 * 3 * 0.95) / Math.max(offered.odds, steady.odds) }];
  });
  expect(seen.length).toBeGreaterThan(10);
  for (const { offer, most } of seen) expect(offer).toBeLessThanOrEqual(most);
});
