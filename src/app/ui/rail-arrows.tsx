import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { MouseEvent } from 'react';
import { inlineSign } from './inline-sign.ts';

function scrollRail({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const track = currentTarget.parentElement?.querySelector('.rail-track');
  const direction = currentTarget.value === 'next' ? 1 : -1;
  track?.scrollBy({
    left: inlineSign() * direction * track.clientWidth * 0.85,
    behavior: 'smooth',
  });
}

/** Previous and next buttons of a rail. CSS shows each only if there is more to scroll to on its side. */
export function RailArrows() {
  return (
    <>
      <button
        type="button"
        className="rail-arrow"
        value="back"
        tabIndex={-1}
        aria-hidden
        onClick={scrollRail}
      >
        <ChevronLeft size={24} />
      </button>
      <button
        type="button"
        className="rail-arrow"
        value="next"
        tabIndex={-1}
        aria-hidden
        onClick={scrollRail}
      >
        <ChevronRight size={24} />
      </button>
    </>
  );
}
