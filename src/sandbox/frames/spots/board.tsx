import type { SpotKind } from '../../catalogue/game-kind.ts';
import { BingoBoard } from './bingo-board.tsx';
import { RouletteBoard } from './roulette-board.tsx';
import { Spot } from './spot.tsx';
import { SpotToolbar } from './spot-toolbar.tsx';
import { useSpots } from './spots-page.ts';
import { TableBoard } from './table-board.tsx';

const BOARDS: Readonly<Record<SpotKind, () => React.ReactNode>> = {
  roulette: RouletteBoard,
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
  const { page } = useSpots();
  const Spots = BOARDS[page.kind];
  return <Spots />;
}

const SIDES = ['player', 'tie', 'banker'];

function Sides() {
  const { words } = useSpots();
  return (
    <SpotToolbar first={SIDES[0]}>
      <div className="board-sides">
        {SIDES.map((side) => {
          const name = words.withOdds(words.outside[side] ?? '', words.odds[side] ?? '');
          return (
            <Spot key={side} spot={side} name={name} look={side}>
              {name}
            </Spot>
          );
        })}
      </div>
    </SpotToolbar>
  );
}
