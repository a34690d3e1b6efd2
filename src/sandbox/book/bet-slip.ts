import { readStanding } from '../accounts/account-status.ts';
import { identityExpiry } from '../documents/document-store.ts';
import { Problem, wrongField } from '../http/problem.ts';
import type { Player } from '../http/route.ts';
import { payoutOf, placeBet } from '../wallet/bets.ts';
import { endDue } from '../wallet/due.ts';
import { exclusionOf } from '../wallet/exclusions.ts';
import type { Ledger, Owner } from '../wallet/ledger.ts';
import { assertMayStake } from '../wallet/limit-use.ts';
import { ownerOf } from '../wallet/owner.ts';
import { combinations } from '../wallet/returns.ts';
import { assertAccepted, legOf, type OpenChoice, openChoice, resultOf } from './bet-choices.ts';
import { bookPlayer, keepChoices, readBet } from './bet-store.ts';
import type { SlipAnswer, SlipRequest, Wager } from './book-api.ts';

/** Maximum payout of a bet, minor units. */
const MOST_PAYOUT = 25_000_000;

/**
 * Takes all or none of the wagers of a slip: debits the stakes and sets the time at which each bet settles, after its
 * matches. Runs inside the caller's transaction.
 * @throws Problem 403 `excluded`, `account_blocked`, `documents_needed`; 409 `odds_changed`, `market_suspended`,
 * `event_over`, `insufficient_funds`; 422 `choice_unknown`, `legs_conflict`, `payout_too_high`, `limit_exceeded`
 */
export function takeSlip(
  ledger: Ledger,
  player: Player,
  { legs, acceptOdds, wagers }: SlipRequest,
  at: Date,
): SlipAnswer {
  const owner = ownerOf(ledger, player.accountCode);
  refuseBarred(ledger, player, at);
  endDue(ledger, owner, at);
  if (new Set(legs.map(({ event }) => event)).size < legs.length) {
    throw wrongField('legs', 'legs_conflict', 'One leg for each match');
  }
  const present = legs.map((leg) => openChoice(leg, at.getTime()));
  assertAccepted(legs, present, acceptOdds);
  // As a whole, so that the reported rest of a limit does not include bets of this slip.
  const stakes = wagers.map(stakeOf);
  assertMayStake(
    ledger.database,
    owner,
    stakes.reduce((sum, stake) => sum + stake, 0),
    at,
  );
  const numbers = wagers.map((wager) => takeWager(ledger, owner, wager, present, at));
  return {
    bets: numbers.map((seq) => {
      const bet = readBet(ledger, owner, seq, at.getTime());
      if (bet === undefined) throw new Error(`there is no bet ${seq}`);
      return bet;
    }),
    player: bookPlayer(ledger, owner),
  };
}

/** The stake of all bets of a wager. */
const stakeOf = ({ picks, needed, stake }: Wager): number =>
  stake * combinations(new Set(picks).size, needed);

function takeWager(
  ledger: Ledger,
  owner: Owner,
  wager: Wager,
  present: readonly OpenChoice[],
  at: Date,
): number {
  const { picks, needed } = wager;
  const picked = present.filter((_, place) => picks.includes(place));
  const stake = stakeOf(wager);
  const legs = picked.map(legOf);
  const returns = payoutOf(
    stake,
    legs.map((leg) => ({ ...leg, status: 'open' })),
    needed,
  );
  if (returns > MOST_PAYOUT) {
    throw new Problem(422, 'payout_too_high', 'The returns exceed the maximum of a bet', {
      extra: { field: 'stake', most: MOST_PAYOUT },
    });
  }
  const endsAt = new Date(Math.max(...picked.map(({ match }) => match.endsAt)));
  const results = picked.map(({ match, market, choice }) => resultOf(match, market.rule, choice));
  const seq = placeBet(ledger, owner, { stake, legs, needed, at, ending: { at: endsAt, results } });
  keepChoices(
    ledger,
    seq,
    picked.map(({ choice }) => choice),
  );
  return seq;
}

/** The same checks as at the start of a game session (admission.ts). */
function refuseBarred({ database }: Ledger, { accountCode }: Player, now: Date): void {
  const { status } = readStanding(database, accountCode, now);
  if (exclusionOf(database, accountCode, now)) {
    throw new Problem(403, 'excluded', 'This account may not play at present');
  }
  if (status !== 'active') throw new Problem(403, 'account_blocked', 'This account may not play');
  if (identityExpiry(database, accountCode, now).expired) {
    throw new Problem(403, 'documents_needed', 'The identity document has expired');
  }
}
