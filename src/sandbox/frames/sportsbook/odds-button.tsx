import Lock from 'lucide-react/icons/lock';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { EventView, MarketView } from '../../book/book-api.ts';
import { useBook } from './book-context.ts';
import { moveKey } from './book-state.ts';
import { isSameChoice } from './slip.ts';
import { tapChoice } from './slip-actions.ts';
import './odds-button.css';

interface OddsButtonProps {
  event: Pick<EventView, 'id' | 'home' | 'away'>;
  market: Pick<MarketView, 'code' | 'kind' | 'line' | 'isOpen'>;
  selection: MarketView['selections'][number];
  /** Label above the odds. */
  label: string;
}

/** Odds of an outcome; adds it to the slip or removes it. */
export function OddsButton({ event, market, selection, label }: OddsButtonProps) {
  const { book, known, wording, words, odds } = useBook();
  const choice = { event: event.id, market: market.code, selection: selection.code };
  const isOn = known.slip.legs.some((leg) => isSameChoice(leg, choice));
  const isOpen = market.isOpen && known.stream !== 'lost';
  const move = known.moves[moveKey(event.id, market.code, selection.code)];
  const name = wording.selection(event, market, selection.code);
  const Trend = move === 'higher' ? TrendingUp : TrendingDown;
  return (
    <button
      type="button"
      className="odds"
      aria-pressed={isOn}
      // Only aria-disabled, so that it keeps focus while bets are suspended.
      aria-disabled={!isOpen && !isOn}
      data-move={isOpen ? move : undefined}
      onClick={() => {
        if (isOpen || isOn) tapChoice(book, { ...choice, odds: selection.odds });
      }}
    >
      <span className="odds-label" aria-hidden="true">
        {label}
      </span>
      <span className="hidden">{name} </span>
      {isOpen ? (
        <span className="odds-value">
          {move && <Trend aria-hidden="true" size={14} />}
          {odds(selection.odds)}
          {move && <span className="hidden"> {words[move]}</span>}
        </span>
      ) : (
        <span className="odds-value">
          <Lock aria-hidden="true" size={14} />
          <span className="hidden">{words.suspended}</span>
        </span>
      )}
    </button>
  );
}
