import X from 'lucide-react/icons/x';
import { passFocusOn } from '../../../app/ui/pass-focus-on.ts';
import type { ChosenOdds } from '../../book/book-api.ts';
import { useBook } from './book-context.ts';
import { PathLink } from './path-link.tsx';
import { clearSlip, presentOdds } from './slip-actions.ts';

/** A leg of the slip. Changed odds appear beside those that the player saw. */
export function SlipLeg({ leg }: { leg: ChosenOdds }) {
  const { book, known, wording, words, odds: oddsText } = useBook();
  const event = known.events[leg.event];
  const market = event?.markets.find(({ code }) => code === leg.market);
  if (event === undefined || market === undefined) return null;
  const what = wording.selection(event, market, leg.selection);
  const match = `${event.home} – ${event.away}`;
  const odds = presentOdds(known, leg);
  const hasChanged = odds !== undefined && odds !== leg.odds;
  return (
    <li className="slip-leg">
      <p>
        <b>{what}</b>
        <small>{wording.market(market)}</small>
        <PathLink to={event.path}>{match}</PathLink>
      </p>
      <p className="slip-leg-odds">
        {hasChanged && <s aria-hidden="true">{oddsText(leg.odds)}</s>}
        <b>{oddsText(odds ?? leg.odds)}</b>
      </p>
      <button
        type="button"
        className="icon-button"
        ref={passFocusOn}
        aria-label={words.remove(`${what}, ${match}`)}
        onClick={() => clearSlip(book, leg.event)}
      >
        <X aria-hidden="true" size={18} />
      </button>
      <p className="slip-leg-news" role="status">
        {hasChanged && words.changed(what, oddsText(leg.odds), oddsText(odds))}
        {odds === undefined && (event.phase === 'ended' ? words.overLeg : words.suspendedLeg)}
      </p>
    </li>
  );
}
