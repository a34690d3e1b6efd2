import type { CardGameView, CardRow } from '../../games/card-games/card-game-view.ts';
import { CardPlaces, PlayingCard } from '../table/playing-card.tsx';
import { useOpening, useTable } from '../table/table-context.ts';
import { TableDesk } from '../table/table-desk.tsx';
import { TableMoves } from '../table/table-moves.tsx';
import { type CardGameKind, cardGameWords } from './words.ts';
import './card-game-table.css';

/** Rows of cards with their values, and the choices of the round. */
export function CardGameTable({ kind }: { kind: CardGameKind }) {
  const { round, words, money, language, list, number } = useTable<CardGameView>();
  const { currency } = useOpening();
  const own = cardGameWords[language];
  const game = own.games[kind];
  const { view, choices = [] } = round ?? {};
  const rows = view?.rows ?? [];

  const handOf = ({ hand, total }: CardRow) => {
    if (hand !== undefined) return own.hands[hand] ?? hand;
    return total === undefined ? undefined : number(total);
  };
  const describes = rows
    .map((row) => {
      const cards = list([
        ...row.cards.map(words.card),
        ...Array.from({ length: row.hidden ?? 0 }, () => words.faceDown),
      ]);
      const hand = handOf(row);
      return `${own.who[row.who]}: ${cards}${hand === undefined ? '' : `, ${hand}`}.`;
    })
    .join(' ');

  function says(): string {
    if (round === undefined || view === undefined) return words.start;
    const spread = view.spread === undefined ? '' : `${own.spread(view.spread)} `;
    if (choices.length > 0) return `${spread}${game.asks}`;
    const result = view.result === undefined ? '' : (own.results[view.result] ?? '');
    return `${result} ${paid(round)}`;
  }
  const paid = ({ win, stake }: { win: number; stake: number }) => {
    if (win === 0) return words.none;
    return win > stake ? words.win(money(win, currency)) : words.back(money(win, currency));
  };

  /** Label of a choice, with its extra cost, or its payout if known. */
  function labelOf(choice: string): string {
    const name = own.choices[choice] ?? choice;
    const cost = view?.costs?.[choice];
    if (cost !== undefined) return own.costs(name, money(cost, currency));
    const pay = view?.pays?.[choice];
    return pay === undefined ? name : own.makes(name, money(pay, currency));
  }
  return (
    <>
      <div className="slot-stage table-stage card-game">
        {rows.length === 0 && (
          <div className="card-game-cards">
            <CardPlaces count={3} />
          </div>
        )}
        {rows.map((row) => (
          <section key={row.who} aria-label={own.who[row.who]}>
            <p>
              {own.who[row.who]} {handOf(row) && <b>{handOf(row)}</b>}
            </p>
            <div className="card-game-cards">
              {row.cards.map((card, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: several decks have the same card more than once
                <PlayingCard key={`${round?.number} ${place}`} card={card} />
              ))}
              {Array.from({ length: row.hidden ?? 0 }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one back is like the other
                <PlayingCard key={`hidden ${place}`} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <TableDesk
        says={says()}
        describes={describes}
        moves={choices.length > 0 ? <TableMoves moves={choices} labelOf={labelOf} /> : undefined}
      />
    </>
  );
}
