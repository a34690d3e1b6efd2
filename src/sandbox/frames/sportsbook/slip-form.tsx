import { useState } from 'react';
import type { AcceptOdds } from '../../book/book-api.ts';
import { tell } from './book.ts';
import { useBook } from './book-context.ts';
import { payoutAt, stakeOf } from './slip.ts';
import { acceptPresentOdds, clearSlip, placeBet, presentOdds } from './slip-actions.ts';

const ACCEPT: readonly AcceptOdds[] = ['none', 'better', 'any'];

/** Stake, what to do about changing odds, and the bet itself. */
export function SlipForm() {
  const { book, known, wording, words } = useBook();
  const { slip, player } = known;
  const [wasTried, setTried] = useState(false);
  const currency = player?.currency ?? 'EUR';
  const money = (amount: number) => wording.money(amount, currency);
  const stake = stakeOf(slip.stake);
  const present = slip.legs.map((leg) => presentOdds(known, leg));
  const odds = slip.legs.map((leg, index) => present[index] ?? leg.odds);
  const isTaken = present.every((each) => each !== undefined);
  const asks = slip.legs.some((leg, index) => {
    const now = odds[index] ?? leg.odds;
    return slip.accept === 'none' ? now !== leg.odds : slip.accept === 'better' && now < leg.odds;
  });
  const isShort = player !== undefined && (stake ?? 0) > player.balance;
  const isStakeWrong = wasTried && stake === undefined;

  const submit = () => {
    setTried(true);
    if (stake === undefined && player) document.getElementById('stake')?.focus();
    if (!isTaken || (stake === undefined && player)) return;
    if (asks) acceptPresentOdds(book);
    void placeBet(book);
  };
  const label = () => {
    if (slip.isPlacing) return words.placing;
    if (!player) return words.logIn;
    if (asks) return words.acceptAndPlace;
    return stake === undefined ? words.place : words.placeFor(money(stake));
  };
  return (
    <form
      className="slip-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor="stake">
        {words.stake} <small>{currency}</small>
      </label>
      <input
        id="stake"
        inputMode="decimal"
        autoComplete="off"
        placeholder={wording.odds(0)}
        value={slip.stake}
        maxLength={9}
        aria-invalid={isStakeWrong}
        aria-describedby={isStakeWrong ? 'stake-wrong' : undefined}
        onChange={({ target }) => {
          book.state.slip.stake = target.value;
        }}
      />
      {isStakeWrong && (
        <p id="stake-wrong" className="slip-wrong">
          {words.stakeWrong}
        </p>
      )}
      <label htmlFor="accept">{words.accept}</label>
      <select
        id="accept"
        value={slip.accept}
        onChange={({ target }) => {
          book.state.slip.accept = ACCEPT.find((each) => each === target.value) ?? 'none';
        }}
      >
        {ACCEPT.map((each) => (
          <option key={each} value={each}>
            {words.acceptOdds[each]}
          </option>
        ))}
      </select>
      <dl>
        {player && (
          <>
            <dt>{words.balance}</dt>
            <dd>{money(player.balance)}</dd>
          </>
        )}
        <dt>{words.totalOdds}</dt>
        <dd>{wording.odds(payoutAt(100, odds) / 100)}</dd>
        <dt>{words.pays}</dt>
        <dd>{stake === undefined ? '–' : money(payoutAt(stake, odds))}</dd>
      </dl>
      <p className="slip-wrong" role="alert">
        {slip.refusal &&
          (slip.refusal === 'login_needed'
            ? words.loginNeeded
            : (words.refusals[slip.refusal] ?? words.refusals.other))}
      </p>
      {(isShort || slip.refusal === 'insufficient_funds') && (
        <button
          type="button"
          className="primary"
          onClick={() => tell(book, { type: 'deposit-needed' })}
        >
          {words.deposit}
        </button>
      )}
      <button type="submit" className="primary" aria-disabled={slip.isPlacing || !isTaken}>
        {label()}
      </button>
      <button type="button" className="quiet" onClick={() => clearSlip(book)}>
        {words.clear}
      </button>
    </form>
  );
}
