import { useState } from 'react';
import { passFocusOn } from '../../../app/ui/pass-focus-on.ts';
import { returnsOf } from '../../wallet/returns.ts';
import { useBook } from './book-context.ts';
import { isBusy } from './book-state.ts';
import { ACCEPT } from './kept-preferences.ts';
import { actUnlessOpen } from './lost-attempts.ts';
import { kindOf, stakedLegs, totalsOf, wagersOf, wrongSingles } from './slip.ts';
import {
  acceptPresentOdds,
  askSite,
  clearSlip,
  placeBet,
  presentOdds,
  refuseUntaken,
  slipOdds,
} from './slip-actions.ts';
import { SlipKinds } from './slip-kinds.tsx';
import { SlipStakes } from './slip-stakes.tsx';

const OF_MARKET = ['market_suspended', 'event_over'];

/** Stakes, the option for odds changes, and the bets. */
export function SlipForm() {
  const { book, known, wording, words, totalOdds } = useBook();
  const { slip, player, preferences } = known;
  const [wasTried, setTried] = useState(false);
  const currency = player?.currency ?? 'EUR';
  const money = (amount: number) => wording.money(amount, currency);
  const odds = slipOdds(known);
  const wagers = wagersOf(slip);
  const totals = wagers && totalsOf(wagers, odds);
  const staked = stakedLegs(slip);
  const isTaken = staked.every((leg) => presentOdds(known, leg) !== undefined);
  const asks = staked.some((leg, index) => {
    const now = odds[index] ?? leg.odds;
    const { accept } = preferences;
    return accept === 'none' ? now !== leg.odds : accept === 'better' && now < leg.odds;
  });
  // A suspension is over once the market is open again, or nothing is staked on it.
  const refusal = OF_MARKET.includes(slip.refusal ?? '') && isTaken ? undefined : slip.refusal;
  const isShort = player !== undefined && (totals?.stake ?? 0) > player.balance;
  // A deposit does not help against a limit or a break.
  const lacksMoney = refusal ? refusal === 'insufficient_funds' : isShort;

  const submit = () => {
    if (isBusy(known)) return;
    // A visitor logs in first; the stake may follow.
    const lacksStake = wagers === undefined && player !== undefined;
    setTried(lacksStake);
    if (lacksStake) {
      const [event] = kindOf(slip) === 'singles' ? wrongSingles(slip) : [];
      document.getElementById(event === undefined ? 'stake' : `stake-${event}`)?.focus();
    }
    if (!isTaken) refuseUntaken(book);
    if (!isTaken || lacksStake) return;
    if (asks) acceptPresentOdds(book);
    void actUnlessOpen(book, placeBet);
  };
  const reason = (code: string) => {
    if (code === 'login_needed') return words.loginNeeded;
    if (code === 'limit_exceeded' && slip.limit) return wording.exceeded(slip.limit, currency);
    if (code === 'payout_too_high' && slip.mostReturns)
      return words.mostReturns(money(slip.mostReturns));
    return wording.refusal(code);
  };
  const label = () => {
    if (slip.isPlacing) return words.placing;
    if (!player) return words.logIn;
    if (asks) return words.acceptAndPlace;
    return totals === undefined ? words.place : words.placeFor(money(totals.stake));
  };
  return (
    <>
      <form
        id="slip-form"
        className="slip-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SlipKinds />
        <SlipStakes isWrong={wasTried && wagers === undefined} currency={currency} />
        <label htmlFor="accept">{words.accept}</label>
        <select
          id="accept"
          value={preferences.accept}
          onChange={({ target }) => {
            book.state.preferences.accept = ACCEPT.find((each) => each === target.value) ?? 'none';
          }}
        >
          {ACCEPT.map((each) => (
            <option key={each} value={each}>
              {words.acceptOdds[each]}
            </option>
          ))}
        </select>
        {player && (
          <dl>
            <dt>{words.balance}</dt>
            <dd>{money(player.balance)}</dd>
          </dl>
        )}
      </form>
      <div className="slip-actions">
        <dl>
          {kindOf(slip) === 'accumulator' ? (
            <>
              <dt>{words.totalOdds}</dt>
              <dd>{totalOdds(returnsOf(100, odds) / 100)}</dd>
            </>
          ) : (
            <>
              <dt>{words.totalStake}</dt>
              <dd>{totals ? money(totals.stake) : '–'}</dd>
            </>
          )}
          <dt>{words.pays}</dt>
          <dd>{totals ? money(totals.returns) : '–'}</dd>
        </dl>
        <p className="slip-wrong" role="alert">
          {refusal && reason(refusal)}
        </p>
        {lacksMoney && (
          <button type="button" className="primary" onClick={() => askSite(book, 'deposit-needed')}>
            {words.deposit}
          </button>
        )}
        {refusal === 'documents_needed' && (
          <button
            type="button"
            className="primary"
            onClick={() => askSite(book, 'documents-needed')}
          >
            {words.upload}
          </button>
        )}
        <button
          type="submit"
          form="slip-form"
          className="primary"
          aria-disabled={isBusy(known) || !isTaken}
        >
          {label()}
        </button>
      </div>
      <button
        type="button"
        className="quiet slip-clear"
        ref={passFocusOn}
        onClick={() => clearSlip(book)}
      >
        {words.clear}
      </button>
    </>
  );
}
