import type { Balls } from '../../bingo/bingo-cards.ts';
import { SPIN_MS } from '../../live/live-clock.ts';
import { drawnOf, useSpots } from './spots-page.ts';

interface BingoCall {
  /** Balls of the last draw, or of this one once it has begun. */
  readonly balls: readonly number[];
  readonly phase: 'before' | 'calling' | 'over';
  /** For an element that waits for its balls: its style by their order, and whether they appear one by one. */
  readonly style: React.CSSProperties;
}

/** The draw at the table. Each ball appears at its time, also for players who arrive in the middle. */
export function useBingoCall(): BingoCall {
  const { known } = useSpots();
  const { table } = known;
  const { balls = [] } = (drawnOf(known) ?? {}) as Partial<Balls>;
  const begun = table?.phase === 'spinning' ? 'calling' : 'over';
  const sinceStart = SPIN_MS - ((table?.endsAt ?? 0) - (table?.time ?? 0));
  return {
    balls,
    phase: table === undefined || table.phase === 'betting' ? 'before' : begun,
    style: { '--late': `${sinceStart}ms` } as React.CSSProperties,
  };
}

/** @param order of the ball in the draw, from 0 */
export const calledAt = (order: number) => ({ '--order': order }) as React.CSSProperties;
