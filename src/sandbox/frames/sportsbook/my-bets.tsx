import { useEffect } from 'react';
import type { MyBet } from '../../book/book-api.ts';
import { BetCard } from './bet-card.tsx';
import { tell } from './book.ts';
import { useBook } from './book-context.ts';
import './my-bets.css';
import { readBets } from './player-actions.ts';

/** The player's open and settled bets. */
export function MyBets() {
  const { book, known, words } = useBook();
  useEffect(
    () => () => {
      book.state.closed = [];
    },
    [book],
  );
  if (known.player === undefined) {
    return (
      <div className="notice">
        <p>{words.betsLogIn}</p>
        <button
          type="button"
          className="primary"
          onClick={() => tell(book, { type: 'login-needed' })}
        >
          {words.logIn}
        </button>
      </div>
    );
  }
  const { bets } = known;
  if (bets === undefined)
    return (
      <div className="notice">
        <p>{words.betsUnread}</p>
        <button type="button" onClick={() => void readBets(book).catch(() => undefined)}>
          {words.retry}
        </button>
      </div>
    );
  if (bets.length === 0) return <p className="notice">{words.betsNone}</p>;
  const open = bets.filter(({ status }) => status === 'open');
  const above = bets.filter((bet) => open.includes(bet) || known.closed.includes(bet.id));
  const below = bets.filter((bet) => !above.includes(bet));
  const groups = [
    { title: words.betsOpen, count: open.length, of: above },
    { title: words.betsSettled, count: below.length, of: below },
  ];
  return groups
    .filter(({ of }) => of.length > 0)
    .map(({ title, count, of }) => (
      <section className="bets" key={title}>
        <h2>
          {title} <span className="count">{count}</span>
        </h2>
        <ul>
          {of.map((bet) => (
            <BetCard key={bet.id} bet={bet as MyBet} />
          ))}
        </ul>
      </section>
    ));
}
