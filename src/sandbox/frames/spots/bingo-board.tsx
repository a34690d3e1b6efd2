import { useMemo } from 'react';
import {
  CARDS,
  LINE_PAYS,
  lineChances,
  linesOn,
  numbersOf,
  returnOf,
} from '../../games/bingo/bingo-cards.ts';
import { calledAt, useBingoCall } from './bingo-call.ts';
import { Spot } from './spot.tsx';
import { SpotToolbar } from './spot-toolbar.tsx';
import { useSpots } from './spots-page.ts';
import './bingo.css';

/** The cards, on which drawn numbers are marked. */
export function BingoBoard() {
  const { words, number } = useSpots();
  const { balls, phase, style } = useBingoCall();
  return (
    <SpotToolbar first={CARDS[0]}>
      <div className={`bingo-cards bingo-${phase}`} style={style}>
        {CARDS.map((spot, index) => {
          const name = words.bingoCard(number(index + 1));
          const numbers = numbersOf(spot);
          const lines = phase === 'over' ? [words.lines(linesOn(spot, balls))] : [];
          return (
            <Spot
              key={spot}
              spot={spot}
              name={`${name}: ${[...numbers.map(number), ...lines].join(', ')}`}
              look="bingo"
            >
              <small>{name}</small>{' '}
              <span className="bingo-numbers">
                {numbers.map((each) => (
                  <Place key={each} order={phase === 'before' ? -1 : balls.indexOf(each)}>
                    {number(each)}
                  </Place>
                ))}
              </span>
              <small>{lines}</small>
            </Spot>
          );
        })}
      </div>
    </SpotToolbar>
  );
}

/** A number on a card. @param order of its ball in the draw; -1 without one */
function Place({ order, children }: { order: number; children: string }) {
  if (order === -1) return <span>{children} </span>;
  return (
    <span className="bingo-hit" style={calledAt(order)}>
      {children}{' '}
    </span>
  );
}

/** Payout and probability of each number of lines, and the return of a card. */
export function BingoPays() {
  const { words, number, percent } = useSpots();
  const chances = useMemo(lineChances, []);
  return (
    <>
      <table className="table-pays">
        <thead>
          <tr>
            {[words.linesOnCard, words.payout, words.chance].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...LINE_PAYS].map(([lines, pay]) => (
            <tr key={lines}>
              <th scope="row">{words.lines(lines)}</th>
              <td>{words.pays(number(pay))}</td>
              <td>{words.oneIn(number(Math.round(1 / (chances.get(lines) ?? 1))))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.bingoReturn(percent(returnOf(chances)))}</p>
    </>
  );
}
