import { describe, expect, it } from 'vitest';
import { finalScore, type Match, upcoming } from './fixtures.ts';
import { type Board, boardAt, STEP_MS, stepOf } from './prices.ts';
import { sports } from './sports.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const [football, ...others] = sports.map((sport) => upcoming(sport, NOON, 400));
const matches: readonly Match[] = [...(football ?? []), ...others.flatMap((of) => of.slice(0, 60))];
const before = (match: Match) => boardAt(match, stepOf(match.startsAt - 60_000));
const during = (match: Match) =>
  boardAt(match, stepOf(match.startsAt + match.sport.lasts * 60_000 * 0.3));

/** Number of winning selections of a market: two for a double chance, otherwise one. */
const winnersOf = (kind: string) => (kind === 'double-chance' ? 2 : 1);

/** Returns of one unit staked on each open selection. */
function payouts(board: Board): number[] {
  return board.markets
    .filter(({ isOpen }) => isOpen)
    .flatMap(({ rule, selections }) =>
      selections.map(({ odds }, index) =>
        rule.selections[index]?.wins(finalScore(board.match)) ? odds : 0,
      ),
    );
}

describe('SPT-1 prices', () => {
  it('SPT-1 settles every market with its winners, and prices it with a margin', () => {
    for (const board of matches.flatMap((match) => [before(match), during(match)])) {
      for (const { rule, isOpen, selections } of board.markets) {
        const score = finalScore(board.match);
        expect(rule.selections.filter(({ wins }) => wins(score))).toHaveLength(
          winnersOf(rule.kind),
        );
        expect(Math.min(...selections.map(({ odds }) => odds))).toBeGreaterThanOrEqual(1.01);
        // Near-certain outcomes are not offered, because even the lowest odds would be too high.
        if (!isOpen) continue;
        expect(selections.reduce((sum, { odds }) => sum + 1 / odds, 0)).toBeGreaterThan(
          winnersOf(rule.kind),
        );
      }
    }
  });

  it('SPT-1 returns stakes minus the margin on average, so prices match results', () => {
    const [early, late] = [before, during].map((when) => matches.flatMap((m) => payouts(when(m))));
    for (const all of [early ?? [], late ?? []]) {
      const back = all.reduce((sum, each) => sum + each, 0) / all.length;
      expect(all.length).toBeGreaterThan(5000);
      expect(back).toBeGreaterThan(0.85);
      expect(back).toBeLessThan(1.02);
    }
  });

  it('SPT-1 takes no bets around a goal or in the last minute; a goal moves the prices', () => {
    const match = football?.find(({ course }) => course.points.length === 1);
    const goal = match?.course.points[0];
    if (match === undefined || goal === undefined) throw new Error('no match with one goal');
    const result = (at: number) => boardAt(match, stepOf(at)).markets[0];
    const at = match.startsAt + goal.at;
    for (let shift = -5000; shift <= 15_000; shift += STEP_MS) {
      expect(result(at + shift)?.isOpen).toBe(false);
    }
    expect(result(match.endsAt - 60_000)?.isOpen).toBe(false);
    const odds = (when: number) => result(when)?.selections[goal.side === 0 ? 0 : 2]?.odds ?? 0;
    expect(odds(at + 30_000)).toBeLessThan(odds(at - 30_000));
  });
});
