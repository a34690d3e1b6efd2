import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useRef } from 'react';
import { returnsOf } from '../../wallet/returns.ts';
import { useBook } from './book-context.ts';
import { PlacedBets } from './placed-bets.tsx';
import { kindOf } from './slip.ts';
import { slipOdds } from './slip-actions.ts';
import { SlipForm } from './slip-form.tsx';
import { SlipLeg } from './slip-leg.tsx';
import './bet-slip.css';

/** The bet slip: a column on wide screens, a bottom sheet on small ones. */
export function BetSlip() {
  const { book, known, words, totalOdds } = useBook();
  const { legs, placed, notice } = known.slip;
  const isOpen = known.isSlipOpen;
  const Arrow = isOpen ? ChevronDown : ChevronUp;
  const isEmpty =
    legs.length === 0 && placed === undefined && notice === undefined && known.checking === 0;
  const handle = useRef<HTMLButtonElement>(null);
  return (
    <section
      className="slip"
      aria-label={words.slip}
      data-open={isOpen}
      data-empty={isEmpty}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        book.state.isSlipOpen = false;
        handle.current?.focus();
      }}
    >
      <h2>
        <button
          ref={handle}
          type="button"
          className="slip-handle"
          aria-expanded={isOpen}
          aria-controls="slip"
          onClick={() => {
            book.state.isSlipOpen = !isOpen;
            book.state.slip.notice = undefined;
          }}
        >
          {words.slip}
          <span className="count">{legs.length}</span>
          {legs.length > 0 && kindOf(known.slip) === 'accumulator' && (
            <span className="slip-odds">{totalOdds(returnsOf(100, slipOdds(known)) / 100)}</span>
          )}
          <Arrow aria-hidden="true" />
        </button>
        <span className="slip-title">
          {words.slip} <span className="count">{legs.length}</span>
        </span>
      </h2>
      <p className="slip-notice" role="status">
        {known.checking > 0 ? words.checking : notice}
      </p>
      <div id="slip" className="slip-body">
        {placed ? (
          <PlacedBets />
        ) : legs.length === 0 ? (
          <p className="slip-hint">{words.slipEmpty}</p>
        ) : (
          <>
            <ul className="slip-legs">
              {legs.map((leg) => (
                <SlipLeg key={leg.event} leg={leg} />
              ))}
            </ul>
            <SlipForm />
          </>
        )}
      </div>
    </section>
  );
}
