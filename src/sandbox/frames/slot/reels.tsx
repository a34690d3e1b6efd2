import { useLayoutEffect, useRef } from 'react';
import { type LineWin, symbolAt } from '../../games/slot/line-wins.ts';
import { LINES } from '../../games/slot/pay-tables.ts';
import { useGame, useSlot } from './slot-context.ts';
import { SymbolMark } from './symbol-mark.tsx';
import { columnOf, turn } from './turning.ts';
import './reels.css';

const ROWS = [0, 1, 2];
/** Stops before the first round: the start of each strip. */
const START = [0, 0, 0, 0, 0];

/** Five reels by three rows, at rest or spinning. Paylines appear when they stop. */
export function Reels() {
  const { known, words } = useSlot();
  const { strips } = useGame().game.table;
  const { phase, round, before } = known;
  const turns = phase === 'turning';
  const stops = round?.stops ?? START;
  const wins = turns ? [] : (round?.wins ?? []);
  const wonAt = new Set(
    wins.flatMap(({ line, count }) =>
      (LINES[line] ?? []).slice(0, count).map((row, reel) => `${reel} ${row}`),
    ),
  );
  const rows = ROWS.map((row) =>
    words.row(
      row + 1,
      strips.map((strip, reel) => words.symbols[symbolAt(strip, stops[reel] ?? 0, row)]).join(', '),
    ),
  );
  return (
    <div className="reels" role="img" aria-label={turns ? words.reels : rows.join('. ')}>
      {strips.map((strip, reel) => (
        <Reel
          // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a reel
          key={reel}
          strip={strip}
          reel={reel}
          turns={turns}
          stop={stops[reel] ?? 0}
          from={before?.stops[reel] ?? 0}
          won={ROWS.map((row) => wonAt.has(`${reel} ${row}`))}
        />
      ))}
      {wins.length > 0 && <WinLines wins={wins} />}
    </div>
  );
}

interface ReelProps {
  strip: string;
  reel: number;
  turns: boolean;
  /** Top-row positions: final and initial. */
  stop: number;
  from: number;
  won: readonly boolean[];
}

function Reel({ strip, reel, turns, stop, from, won }: ReelProps) {
  const column = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (turns && column.current) return turn(column.current, reel);
  }, [turns, reel]);
  const shown = turns
    ? columnOf(strip, stop, from, reel)
    : ROWS.map((row) => symbolAt(strip, stop, row));
  return (
    <div className="reel">
      <div className="reel-column" ref={column}>
        {shown.map((symbol, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the reel, whatever stands there
          <div className="cell" key={row} data-won={won[row] ?? false}>
            <SymbolMark symbol={symbol} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Draws winning lines through the middle of their cells. */
function WinLines({ wins }: { wins: readonly Pick<LineWin, 'line' | 'count'>[] }) {
  return (
    <svg className="win-lines" viewBox="0 0 50 30" preserveAspectRatio="none" aria-hidden="true">
      {wins.map(({ line, count }) => (
        <polyline
          key={line}
          points={(LINES[line] ?? [])
            .slice(0, count)
            .map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`)
            .join(' ')}
        />
      ))}
    </svg>
  );
}
