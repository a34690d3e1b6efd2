import Check from 'lucide-react/icons/check';
import type { ChoiceView, MyBet } from '../../book/book-api.ts';
import { returnsOf } from '../../wallet/returns.ts';
import { useBook } from './book-context.ts';
import { CashOut } from './cash-out.tsx';
import { PathLink } from './path-link.tsx';

/** A bet: its legs and their status, its potential or actual returns, its cash-out and the receipts of cash-outs. */
export function BetCard({ bet }: { bet: MyBet }) {
  const { wording, words } = useBook();
  const { id, status, stake, payout, currency, cashedOut, cashOuts = [] } = bet;
  const money = (amount: number) => wording.money(amount, currency);
  return (
    <li className="bet">
      <p className="bet-head">
        <b>
          <Kind bet={bet} />
        </b>
        <span data-status={status}>{words.status[status]}</span>
      </p>
      <ul className="bet-legs">
        {bet.legs.map((leg, index) => (
          <Leg
            key={leg.event}
            leg={leg}
            choice={bet.choices?.[index]}
            isOnly={bet.legs.length === 1}
          />
        ))}
      </ul>
      <dl>
        <dt>{words.stake}</dt>
        <dd>{money(stake)}</dd>
        {/* Of a bet that is cashed out as a whole it is only an earlier part; the receipts list all. */}
        {cashedOut && status !== 'cashed-out' && (
          <>
            <dt>{words.cashedOutPart}</dt>
            <dd>{words.partCashedOut(money(cashedOut.stake), money(cashedOut.payout))}</dd>
          </>
        )}
        <dt>{status === 'open' ? words.pays : words.paid}</dt>
        <dd>{money(status === 'open' ? returnsLeft(bet) : (payout ?? 0))}</dd>
        <dt>{words.reference}</dt>
        <dd>{id}</dd>
      </dl>
      {cashOuts.map(({ at, payout: paid }) => (
        <p className="bet-receipt" key={at}>
          <Check aria-hidden="true" size={18} />
          {words.receipt(money(paid), wording.moment(at))}
        </p>
      ))}
      {status === 'open' && <CashOut bet={bet} />}
    </li>
  );
}

/** Returns of the open part if all open legs win. */
function returnsLeft({ stake, cashedOut, legs, needed }: MyBet): number {
  const worths = legs.map(({ odds, status }) =>
    status === 'lost' ? 0 : status === 'void' ? 1 : odds,
  );
  return returnsOf(stake - (cashedOut?.stake ?? 0), worths, needed);
}

function Kind({ bet: { legs, needed } }: { bet: MyBet }) {
  const { words } = useBook();
  if (needed !== undefined) return words.slipSystem(needed, legs.length);
  return legs.length === 1 ? words.slipSingle : words.slipCombined(legs.length);
}

interface LegProps {
  leg: MyBet['legs'][number];
  choice: ChoiceView | undefined;
  isOnly: boolean;
}

/** A leg. One that was not chosen here has the name of the operator's bet history. */
function Leg({ leg, choice, isOnly }: LegProps) {
  const { wording, words, odds } = useBook();
  return (
    <li>
      <span>
        <b>{choice ? wording.selection(choice, choice, choice.selection) : leg.outcome}</b>{' '}
        <small>{choice ? wording.market(choice) : leg.market}</small>
        <br />
        {choice ? <PathLink to={choice.path}>{leg.event}</PathLink> : leg.event}
        {choice?.score && (
          <small>
            {' '}
            <bdi>{words.result(...choice.score)}</bdi>
          </small>
        )}
      </span>
      <span>
        <bdi>{odds(leg.odds)}</bdi>
        {!isOnly && leg.status !== 'open' && (
          <small data-status={leg.status}>{words.status[leg.status]}</small>
        )}
      </span>
    </li>
  );
}
