import { useState } from 'react';
import {
  coveredBy,
  GROUPS,
  isRed,
  NUMBERS,
  OUTSIDE,
  payoutOf,
  spotOf,
} from '../../games/roulette/roulette-spots.ts';
import { Spot } from './spot.tsx';
import { SpotToolbar, useTabStop } from './spot-toolbar.tsx';
import { useSpots } from './spots-page.ts';
import './roulette.css';

/** The numbers, the outside bets, and on request the bets on adjacent numbers. */
export function RouletteBoard() {
  const { words } = useSpots();
  return (
    <SpotToolbar first="0">
      <div className="roulette">
        <div className="roulette-numbers">
          {[0, ...NUMBERS].map((number) => (
            <RouletteSpot
              key={number}
              spot={String(number)}
              name={words.number(number)}
              look={number === 0 ? 'zero' : isRed(number) ? 'red' : 'black'}
              mark={String(number)}
            />
          ))}
        </div>
        <div className="roulette-outside">
          {Object.keys(OUTSIDE).map((spot) => {
            const name = words.outside[spot] ?? '';
            return <RouletteSpot key={spot} spot={spot} name={name} look="plain" mark={name} />;
          })}
        </div>
      </div>
      <Groups />
    </SpotToolbar>
  );
}

/** Splits, streets, corners and lines. */
function Groups() {
  const { words } = useSpots();
  const [isOpen, setIsOpen] = useState(false);
  const stop = useTabStop('more');
  return (
    <details
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
        // A tab stop in the list ends with it, and a press does not move the focus in every browser.
        stop.onFocus();
      }}
    >
      <summary {...stop}>{words.more}</summary>
      {/* Two thirds of all spots, rendered only on demand to save time on phones. */}
      {(isOpen ? Object.entries(GROUPS) : []).map(([group, all]) => (
        <fieldset key={group} className="board-groups">
          <legend>{words.groups[group]}</legend>
          {all.map((numbers) => {
            const spot = spotOf(numbers);
            const mark = numbers.length > 4 ? `${numbers[0]}–${numbers.at(-1)}` : spot;
            const name = `${words.groups[group]} ${mark}`;
            return <RouletteSpot key={spot} spot={spot} name={name} look="plain" mark={mark} />;
          })}
        </fieldset>
      ))}
    </details>
  );
}

interface RouletteSpotProps {
  spot: string;
  name: string;
  look: string;
  mark: string;
}

/** A spot whose accessible name has its odds, for which there is no room on the board. */
function RouletteSpot({ spot, name, look, mark }: RouletteSpotProps) {
  const { words, number } = useSpots();
  const odds = words.pays(number(payoutOf(coveredBy(spot) ?? [])));
  return (
    <Spot spot={spot} name={words.withOdds(name, odds)} look={look}>
      {mark}
    </Spot>
  );
}
