import { useState } from 'react';
import type { SpotKind } from '../../catalogue/game-kind.ts';
import { GROUPS, isRed, NUMBERS, OUTSIDE, spotOf } from '../../games/roulette/roulette-spots.ts';
import { BingoBoard } from './bingo-board.tsx';
import { Spot } from './spot.tsx';
import { SpotGrid } from './spot-grid.tsx';
import { useSpots } from './spots-page.ts';
import { TableBoard } from './table-board.tsx';

const BOARDS: Readonly<Record<SpotKind, () => React.ReactNode>> = {
  roulette: Numbers,
  baccarat: Sides,
  bingo: BingoBoard,
  'dragon-tiger': TableBoard,
  'sic-bo': TableBoard,
  dice: TableBoard,
  craps: TableBoard,
  wheel: TableBoard,
};

/** The board: a button per spot. */
export function Board() {
  const { page, words } = useSpots();
  const Spots = BOARDS[page.kind];
  return (
    <section className="board" aria-label={words.board}>
      <Spots />
    </section>
  );
}

function Sides() {
  const { words } = useSpots();
  return (
    <div className="board-sides">
      {['player', 'tie', 'banker'].map((side) => {
        const name = `${words.outside[side]}, ${words.odds[side]}`;
        return (
          <Spot key={side} spot={side} name={name} look={side}>
            {name}
          </Spot>
        );
      })}
    </div>
  );
}

const inRows = (spots: readonly string[], length: number) =>
  Array.from({ length: spots.length / length }, (_, row) =>
    spots.slice(length * row, length * (row + 1)),
  );
const ROWS = [['0'], ...inRows(NUMBERS.map(String), 6), ...inRows(Object.keys(OUTSIDE), 3)];

function lookOf(spot: string): string {
  if (spot in OUTSIDE) return 'plain';
  if (spot === '0') return 'zero';
  return isRed(Number(spot)) ? 'red' : 'black';
}

function Numbers() {
  const { words } = useSpots();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SpotGrid name={words.board} rows={ROWS}>
        {(spot, tabIndex) => {
          const outside = words.outside[spot];
          return (
            <Spot
              spot={spot}
              name={outside ?? words.number(Number(spot))}
              look={lookOf(spot)}
              tabIndex={tabIndex}
            >
              {outside ?? spot}
            </Spot>
          );
        }}
      </SpotGrid>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{words.more}</summary>
        {/* Two thirds of all spots, rendered only on demand to save time on phones. */}
        {(isOpen ? Object.entries(GROUPS) : []).map(([group, all]) => (
          <fieldset key={group} className="board-groups">
            <legend>{words.groups[group]}</legend>
            {all.map((numbers) => {
              const spot = spotOf(numbers);
              const mark = numbers.length > 4 ? `${numbers[0]}–${numbers.at(-1)}` : spot;
              const name = `${words.groups[group]} ${mark}`;
              return (
                <Spot key={spot} spot={spot} name={name} look="plain">
                  {mark}
                </Spot>
              );
            })}
          </fieldset>
        ))}
      </details>
    </>
  );
}
