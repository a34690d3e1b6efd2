import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { useBook } from './book-context.ts';
import { PathLink } from './path-link.tsx';
import { BETS } from './screens.ts';
import { payoutAt } from './slip.ts';
import { clearSlip } from './slip-actions.ts';

/** The bet that was just taken; it has the focus, so that everybody hears of it. */
export function PlacedBet() {
  const { book, known, wording, words } = useBook();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const bet = known.slip.placed;
  if (bet === undefined) return null;
  const odds = bet.legs.map((leg) => leg.odds);
  const money = (amount: number) => wording.money(amount, bet.currency);
  return (
    <div className="placed">
      <h3 ref={title} tabIndex={-1}>
        <Check aria-hidden="true" /> {words.placed}
      </h3>
      <p>{words.placedText(bet.id, money(bet.stake), money(payoutAt(bet.stake, odds)))}</p>
      <PathLink to={BETS} onFollow={() => clearSlip(book)}>
        {words.myBets}
      </PathLink>
      <button type="button" className="quiet" onClick={() => clearSlip(book)}>
        {words.done}
      </button>
    </div>
  );
}
