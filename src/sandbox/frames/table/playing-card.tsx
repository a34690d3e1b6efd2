import { useTable } from './table-context.ts';
import './playing-card.css';

/** Each suit is defined once; cards reference it. */
export function CardSprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      <symbol id="suit-S" viewBox="0 0 48 48">
        <path d="M24 4c5 8 17 14 17 23a9 9 0 0 1-14.5 7.1c.5 4.4 2 7.4 5 9.9h-15c3-2.5 4.5-5.5 5-9.9A9 9 0 0 1 7 27C7 18 19 12 24 4z" />
      </symbol>
      <symbol id="suit-H" viewBox="0 0 48 48">
        <path d="M24 43C16 36 4.5 28 4.5 17.5a10 10 0 0 1 19.5-3 10 10 0 0 1 19.5 3C43.5 28 32 36 24 43z" />
      </symbol>
      <symbol id="suit-D" viewBox="0 0 48 48">
        <path d="M24 3l16.5 21L24 45 7.5 24z" />
      </symbol>
      <symbol id="suit-C" viewBox="0 0 48 48">
        <path d="M24 4a9.5 9.5 0 0 1 8.3 14.2A9.5 9.5 0 1 1 26.5 34c.5 4.5 2 7.5 5 10h-15c3-2.5 4.5-5.5 5-10a9.5 9.5 0 1 1-5.8-15.8A9.5 9.5 0 0 1 24 4z" />
      </symbol>
    </svg>
  );
}

/** A face-up card, or a card back without `card`. @param card such as `TS` */
export function PlayingCard({ card }: { card?: string }) {
  const { words } = useTable();
  if (card === undefined) {
    return <span className="card card-back" role="img" aria-label={words.faceDown} />;
  }
  const [rank = '', suit = ''] = card;
  return (
    <span className="card" data-suit={suit} role="img" aria-label={words.card(card)} dir="ltr">
      <b aria-hidden="true">{rank === 'T' ? '10' : rank}</b>
      <svg aria-hidden="true">
        <use href={`#suit-${suit}`} />
      </svg>
    </span>
  );
}

/** Empty places before the deal. */
export const CardPlaces = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one place is like the other
    <span key={place} className="card-place" aria-hidden="true" />
  ));
