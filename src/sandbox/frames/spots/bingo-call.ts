import { useRef } from 'react';
import type { Balls } from '../../games/bingo/bingo-cards.ts';
import { SPIN_MS } from '../../live/live-clock.ts';
import { drawnOf, useSpots } from './spots-page.ts';

interface BingoCall {
  /** Balls of the previous draw, or of this one once it has begun. */
  readonly balls: readonly number[];
  readonly phase: 'before' | 'calling' | 'over';
  /** Style of the balls' container: `--late` is the age of the draw in ms when the page first received it. */
  readonly style: React.CSSProperties;
}

/** The draw at the table. Each ball appears at its time, also for players who arrive during the draw. */
export function useBingoCall(): BingoCall {
  const { known } = useSpots();
  const { table } = known;
  const { balls = [] } = (drawnOf(known) ?? {}) as Partial<Balls>;
  const begun = table?.phase === 'spinning' ? 'calling' : 'over';
  // Kept within a round, because a running animation counts its delay from its own start, also after a reconnect.
  const late = useRef({ round: -1, ms: 0 });
  if (table?.phase === 'spinning' && table.round !== late.current.round)
    late.current = { round: table.round, ms: SPIN_MS - (table.endsAt - table.time) };
  return {
    balls,
    phase: table === undefined || table.phase === 'betting' ? 'before' : begun,
    style: { '--late': `${late.current.ms}ms` } as React.CSSProperties,
  };
}

/** @param order of the ball in the draw, from 0 */
export const calledAt = (order: number) => ({ '--order': order }) as React.CSSProperties;
