import type { ReactNode } from 'react';
import { putChip } from './play.ts';
import { useTabStop } from './spot-toolbar.tsx';
import { mayBet, useSpots } from './spots-page.ts';

interface SpotProps {
  spot: string;
  /** Accessible name. */
  name: string;
  look: string;
  children: ReactNode;
}

/** A spot on which the selected chip can be placed. */
export function Spot({ spot, name, look, children }: SpotProps) {
  const { page, known, words, money, onChip } = useSpots();
  const stop = useTabStop(spot);
  // On a live table this shows the placed bet.
  const chips = known.standing?.bet?.chips ?? known.chips;
  const amount = chips[spot];
  return (
    <button
      {...stop}
      type="button"
      className={`spot spot-${look}`}
      aria-disabled={!mayBet({ isLive: page.isLive, state: known })}
      onClick={() => putChip(page, spot)}
    >
      <span className="hidden">
        {words.put(name, amount === undefined ? words.nothing : money(amount))}
      </span>
      <span className="spot-look" aria-hidden="true">
        {children}
        {amount !== undefined && <span className="spot-chip">{onChip(amount)}</span>}
      </span>
    </button>
  );
}
