import { useTable } from './table-context.ts';
import { takeStep } from './take-step.ts';

interface TableMovesProps<Move extends string> {
  moves: readonly Move[];
  labelOf: (move: Move) => string;
}

/** A button for each move of an open round. */
export function TableMoves<Move extends string>({ moves, labelOf }: TableMovesProps<Move>) {
  const { table, known } = useTable();
  return moves.map((move) => (
    <button
      key={move}
      type="button"
      aria-disabled={known.phase !== 'idle' || known.isPaused}
      onClick={() => void takeStep(table, { move })}
    >
      {labelOf(move)}
    </button>
  ));
}
