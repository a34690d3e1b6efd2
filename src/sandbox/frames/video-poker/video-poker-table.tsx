import { useState } from 'react';
import type { VideoPokerView } from '../../games/video-poker/video-poker-api.ts';
import { CardPlaces, PlayingCard } from '../table/playing-card.tsx';
import { useOpening, useTable } from '../table/table-context.ts';
import { TableDesk } from '../table/table-desk.tsx';
import { takeStep } from '../table/take-step.ts';
import { PayTable } from './pay-table.tsx';
import { pokerWords } from './words.ts';
import './video-poker-table.css';

/** Five cards below the paytable. They are buttons while they can be held. */
export function VideoPokerTable() {
  const { table, known, round, words, money, language, list } = useTable<VideoPokerView>();
  const { currency, stakes } = useOpening();
  const own = pokerWords[language];
  const { view } = round ?? {};
  const isOpen = round !== undefined && round.choices.length > 0;
  const isBusy = known.phase !== 'idle' || known.isPaused;
  /** Held cards of this round only. */
  const [held, setHeld] = useState({ round: 0, places: [] as number[] });
  const places = held.round === round?.number ? held.places : [];
  const toggle = (place: number) => {
    if (isBusy || round === undefined) return;
    const others = places.filter((other) => other !== place);
    setHeld({
      round: round.number,
      places: others.length < places.length ? others : [...places, place],
    });
  };
  const move = [0, 1, 2, 3, 4].map((place) => (places.includes(place) ? '1' : '0')).join('');
  const has = view?.hand ? `${own.has(own.hands[view.hand])} ` : '';

  function says(): string {
    if (round === undefined) return words.start;
    if (isOpen) return `${has}${own.choose}`;
    const { win, stake } = round;
    if (win === 0) return words.none;
    const amount = money(win, currency);
    return `${has}${win > stake ? words.win(amount) : words.back(amount)}`;
  }
  const stake = isOpen && round ? round.stake : (stakes[known.stake] ?? 0);
  return (
    <>
      <div className="slot-stage table-stage video-poker">
        <PayTable stake={stake} hand={view?.hand} />
        <div className="video-poker-cards">
          {!view && <CardPlaces count={5} />}
          {view?.cards.map((card, place) =>
            isOpen ? (
              <button
                key={card}
                type="button"
                aria-pressed={places.includes(place)}
                aria-disabled={isBusy}
                onClick={() => toggle(place)}
              >
                {/* The button's name: the card, then “Hold”. */}
                <PlayingCard card={card} /> <span>{own.hold}</span>
              </button>
            ) : (
              <span className="video-poker-place" key={card}>
                <PlayingCard card={card} />
                <span aria-hidden="true">{view.held?.[place] && own.hold}</span>
              </span>
            ),
          )}
        </div>
      </div>
      <TableDesk
        says={says()}
        describes={view ? own.yourCards(list(view.cards.map(words.card))) : ''}
        moves={
          isOpen ? (
            <button
              type="button"
              className="table-main-action"
              aria-disabled={isBusy}
              onClick={() => void takeStep(table, { move })}
            >
              {own.draw}
            </button>
          ) : undefined
        }
      />
    </>
  );
}
