import type {
  BlackjackMove,
  BlackjackView,
  HandView,
} from '../../games/blackjack/blackjack-api.ts';
import { CardPlaces, PlayingCard } from '../table/playing-card.tsx';
import { useOpening, useTable } from '../table/table-context.ts';
import { TableDesk } from '../table/table-desk.tsx';
import { TableMoves } from '../table/table-moves.tsx';
import { blackjackWords } from './words.ts';
import './blackjack-table.css';

/** The dealer's cards, the player's hands and the available moves. */
export function BlackjackTable() {
  const { round, words, money, language, list, number } = useTable<BlackjackView>();
  const { currency } = useOpening();
  const own = blackjackWords[language];
  const { view, choices = [], bet } = round ?? {};
  const hands = view?.hands ?? [];

  const cardsOf = (cards: readonly string[]) => list(cards.map(words.card));
  const totalOf = ({ total, isSoft }: Pick<HandView, 'total' | 'isSoft'>) =>
    isSoft && total < 21 ? own.soft(number(total)) : number(total);
  const nameOf = (index: number) => (hands.length > 1 ? own.hand(index + 1) : own.yourHand);

  function says(): string {
    if (round === undefined || view === undefined) return words.start;
    if (choices.includes('insure')) return own.insurance;
    if (view.active !== undefined) {
      return hands.length > 1 ? own.turnOf(view.active + 1) : own.turn;
    }
    const results = hands.flatMap(({ result }) => (result ? [own.results[result]] : []));
    return `${results.join(', ')}. ${paid(round)}`;
  }
  const paid = ({ win, stake }: { win: number; stake: number }) => {
    if (win === 0) return words.none;
    return win > stake ? words.win(money(win, currency)) : words.back(money(win, currency));
  };
  const describes = view
    ? [
        ...hands.map((hand, index) => own.lies(nameOf(index), cardsOf(hand.cards), totalOf(hand))),
        own.lies(own.dealer, cardsOf(view.dealer.cards), number(view.dealer.total)),
      ].join(' ')
    : '';

  /** Label of a move, with the amount if it costs extra. */
  function labelOf(move: BlackjackMove): string {
    const stake = bet?.stake ?? 0;
    if (move === 'insure') return own.costs(own.moves.insure, money(stake / 2, currency));
    if (move !== 'double' && move !== 'split') return own.moves[move];
    return own.costs(own.moves[move], money(stake, currency));
  }
  const isHidden = view?.active !== undefined;
  return (
    <>
      <div className="slot-stage table-stage blackjack">
        <section aria-label={own.dealer}>
          <p>
            {own.dealer} {view && <b>{number(view.dealer.total)}</b>}
          </p>
          <div className="blackjack-cards">
            {view?.dealer.cards.map((card, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: six decks have the same card more than once
              <PlayingCard key={`${round?.number} ${place}`} card={card} />
            ))}
            {isHidden && <PlayingCard />}
            {!view && <CardPlaces count={2} />}
          </div>
        </section>
        <div className="blackjack-hands">
          {!view && (
            <section aria-label={own.yourHand}>
              <div className="blackjack-cards">
                <CardPlaces count={2} />
              </div>
              <p>{own.yourHand}</p>
            </section>
          )}
          {hands.map((hand, index) => (
            <section
              // biome-ignore lint/suspicious/noArrayIndexKey: hands keep their places
              key={index}
              aria-label={nameOf(index)}
              aria-current={hands.length > 1 && view?.active === index ? 'step' : undefined}
            >
              <div className="blackjack-cards">
                {hand.cards.map((card, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: six decks have the same card more than once
                  <PlayingCard key={`${round?.number} ${place}`} card={card} />
                ))}
              </div>
              <p>
                {nameOf(index)} <b>{totalOf(hand)}</b> {money(hand.stake, currency)}{' '}
                {hand.result && <strong>{own.results[hand.result]}</strong>}
              </p>
            </section>
          ))}
        </div>
      </div>
      <TableDesk
        says={says()}
        describes={describes}
        moves={
          choices.length > 0 ? (
            <TableMoves moves={choices as readonly BlackjackMove[]} labelOf={labelOf} />
          ) : undefined
        }
      />
    </>
  );
}
