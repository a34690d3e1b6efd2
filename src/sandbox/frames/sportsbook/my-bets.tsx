import type { ChoiceView, MyBet } from '../../book/book-api.ts';
import { tell } from './book.ts';
import { useBook } from './book-context.ts';
import { PathLink } from './path-link.tsx';
import { cashOut } from './player-actions.ts';
import { payoutAt } from './slip.ts';
import './my-bets.css';

/** The player's open and settled bets. */
export function MyBets() {
  const { book, known, words } = useBook();
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
  const bets = known.bets ?? [];
  if (bets.length === 0) return <p className="notice">{words.betsNone}</p>;
  const groups = [
    { title: words.betsOpen, of: bets.filter(({ status }) => status === 'open') },
    { title: words.betsSettled, of: bets.filter(({ status }) => status !== 'open') },
  ];
  return groups
    .filter(({ of }) => of.length > 0)
    .map(({ title, of }) => (
      <section className="bets" key={title}>
        <h2>
          {title} <span className="count">{of.length}</span>
        </h2>
        <ul>
          {of.map((bet) => (
            <BetCard key={bet.id} bet={bet as MyBet} />
          ))}
        </ul>
      </section>
    ));
}

function BetCard({ bet }: { bet: MyBet }) {
  const { book, known, wording, words } = useBook();
  const { id, status, stake, payout, currency, legs, choices, cashOut: offer } = bet;
  const money = (amount: number) => wording.money(amount, currency);
  const odds = legs.map((leg) => leg.odds);
  return (
    <li className="bet">
      <p className="bet-head">
        <b>{legs.length === 1 ? words.slipSingle : words.slipCombined(legs.length)}</b>
        <span data-status={status}>{words.status[status]}</span>
      </p>
      <ul className="bet-legs">
        {legs.map((leg, index) => (
          <li key={leg.event}>
            <LegName leg={leg} choice={choices?.[index]} />
            <span>
              {wording.odds(leg.odds)}
              {legs.length > 1 && leg.status !== 'open' && (
                <small>{words.status[leg.status]}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
      <dl>
        <dt>{words.stake}</dt>
        <dd>{money(stake)}</dd>
        <dt>{status === 'open' ? words.pays : words.paid}</dt>
        <dd>{money(status === 'open' ? payoutAt(stake, odds) : (payout ?? 0))}</dd>
      </dl>
      {offer !== undefined && (
        <button
          type="button"
          className="quiet"
          aria-disabled={known.closing !== undefined}
          onClick={() => void cashOut(book, id, offer)}
        >
          {words.cashOut(money(offer))}
        </button>
      )}
    </li>
  );
}

/** What a leg was put on: in the page's language, or as the operator's history has it. */
function LegName({ leg, choice }: { leg: MyBet['legs'][number]; choice: ChoiceView | undefined }) {
  const { wording } = useBook();
  return (
    <span>
      <b>{choice ? wording.selection(choice, choice, choice.selection) : leg.outcome}</b>{' '}
      <small>{choice ? wording.market(choice) : leg.market}</small>
      <br />
      {choice ? <PathLink to={choice.path}>{leg.event}</PathLink> : leg.event}
    </span>
  );
}
