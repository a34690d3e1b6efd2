import { calledAt, useBingoCall } from './bingo-call.ts';
import { useSpots } from './spots-page.ts';
import './bingo.css';

/** The drawn balls. After the draw they are also given as text beside the controls. */
export function BingoScene() {
  const { known, number } = useSpots();
  const { balls, phase, style } = useBingoCall();
  return (
    <div className={`scene balls bingo-${phase}`} style={style} aria-hidden="true">
      {balls.map((ball, order) => (
        <span
          key={`${known.table?.round} ${ball}`}
          className={`ball ball-${Math.ceil(ball / 10)}`}
          style={calledAt(order)}
        >
          {number(ball)}
        </span>
      ))}
    </div>
  );
}
