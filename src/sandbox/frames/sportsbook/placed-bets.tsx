import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { passFocusOn } from '../../../app/ui/pass-focus-on.ts';
import { BOOK_PATHS } from '../../../operator/frame-messages.ts';
import { returnsOf } from '../../wallet/returns.ts';
import { useBook } from './book-context.ts';
import { PathLink } from './path-link.tsx';
import { clearSlip } from './slip-actions.ts';

/** The bets just placed. Takes focus so that screen readers announce them. */
export function PlacedBets() {
  const { book, known, wording, words } = useBook();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const bets = known.slip.placed ?? [];
  return (
    <div className="placed">
      <h3 ref={title} tabIndex={-1}>
        <Check aria-hidden="true" /> {words.placed(bets.length)}
      </h3>
      {bets.map(({ id, currency, stake, legs, needed }) => {
        const money = (amount: number) => wording.money(amount, currency);
        const odds = legs.map((leg) => leg.odds);
        return (
          <p key={id}>
            {words.placedText(id, money(stake), money(returnsOf(stake, odds, needed)))}
          </p>
        );
      })}
      <PathLink to={BOOK_PATHS.ownBets} onFollow={() => clearSlip(book)}>
        {words.myBets}
      </PathLink>
      <button type="button" className="quiet" ref={passFocusOn} onClick={() => clearSlip(book)}>
        {words.done}
      </button>
    </div>
  );
}
