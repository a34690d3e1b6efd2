import { drawnOf, isRunning, useSpots } from './spots-page.ts';
import './dice-scene.css';

/** Positions of a die's pips, in thirds of its side. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
];
/** Maximum number of visible rolls. Of more rolls, the first and the last ones are drawn. */
const MOST_ROLLS = 5;

/** Dice shown before the first roll. */
const AT_FIRST: Record<string, readonly number[]> = { 'sic-bo': [1, 3, 6] };

/** The dice. Their result is also given as text beside the controls. */
export function DiceScene() {
  const { page, known } = useSpots();
  const drawn = drawnOf(known) as Partial<{ dice: number[]; rolls: number[][] }> | undefined;
  const all = drawn?.rolls ?? [drawn?.dice ?? AT_FIRST[page.kind] ?? [1, 6]];
  const rolls = all.length > MOST_ROLLS ? [...all.slice(0, 1), ...all.slice(1 - MOST_ROLLS)] : all;
  const isRolling = known.phase === 'asking' || isRunning(known);
  return (
    <div className={`scene dice${isRolling ? ' dice-rolling' : ''}`} aria-hidden="true">
      {rolls.map((roll, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls keep their places
        <div className="dice-roll" key={place}>
          {roll.map((die, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places
            <svg key={index} viewBox="0 0 48 48" className="die" aria-hidden="true">
              <rect x="1" y="1" width="46" height="46" rx="9" />
              {PIPS[die - 1]?.map(([x, y]) => (
                <circle key={`${x}${y}`} cx={12 + 12 * x} cy={12 + 12 * y} r="4.6" />
              ))}
            </svg>
          ))}
        </div>
      ))}
    </div>
  );
}
