import { Problem, unknownPath, wrongField } from '../operator/problem.ts';
import type { Player } from '../operator/route.ts';
import { cashOutBet, payoutOf, placeBet } from '../wallet/bets.ts';
import { endDue } from '../wallet/due.ts';
import { exclusionOf } from '../wallet/exclusions.ts';
import type { Ledger, Owner } from '../wallet/ledger.ts';
import { ownerOf } from '../wallet/owner.ts';
import { assertAccepted, legOf, openChoice, resultOf } from './bet-choices.ts';
import { bookPlayer, keepChoices, readBet } from './bet-store.ts';
import type { BetAnswer, BetRequest, CashOutRequest } from './book-api.ts';

/** The most that one bet pays, minor units. */
export const MOST_PAYOUT = 25_000_000;

/**
 * Takes a bet: its stake leaves the balance, its end is that of its matches. Runs inside the caller's transaction.
 * Throws Problem 403 `excluded`, `account_blocked`; 409 `odds_changed`, `market_suspended`, `event_over`,
 * `insufficient_funds`; 422 `choice_unknown`, `legs_conflict`, `payout_too_high`, `limit_exceeded`.
 */
export function takeBet(ledger: Ledger, player: Player, request: BetRequest, at: Date): BetAnswer {
  const { stake, legs, acceptOdds } = request;
  const owner = ownerOf(ledger, player.accountCode);
  refuseBarred(ledger, player, at);
  endDue(ledger, owner, at);
  if (new Set(legs.map(({ event }) => event)).size < legs.length) {
    throw wrongField('legs', 'legs_conflict', 'One leg for each match');
  }
  const present = legs.map((leg) => openChoice(leg, at.getTime()));
  assertAccepted(legs, present, acceptOdds);
  const taken = present.map(legOf);
  const payout = payoutOf(
    stake,
    taken.map((leg) => ({ ...leg, status: 'open' })),
  );
  if (payout > MOST_PAYOUT) {
    throw new Problem(422, 'payout_too_high', 'This would pay more than one bet may', {
      extra: { field: 'stake', most: MOST_PAYOUT },
    });
  }
  const endsAt = new Date(Math.max(...present.map(({ match }) => match.endsAt)));
  const ending = { at: endsAt, results: present.map(resultOf) };
  const seq = placeBet(ledger, owner, { stake, legs: taken, at, ending });
  keepChoices(
    ledger,
    seq,
    present.map(({ choice }) => choice),
  );
  return betAnswer(ledger, owner, seq, at);
}

/**
 * Closes an open single for what it is worth now. Runs inside the caller's transaction. Throws Problem 404,
 * 409 `cash_out_unavailable`, and `offer_changed` with the present `offer` when it has become less.
 */
export function closeBet(
  ledger: Ledger,
  { accountCode }: Player,
  seq: number,
  { offer }: CashOutRequest,
  at: Date,
): BetAnswer {
  const owner = ownerOf(ledger, accountCode);
  endDue(ledger, owner, at);
  const bet = readBet(ledger, owner, seq, at.getTime());
  if (bet === undefined) throw unknownPath();
  const payout = bet.cashOut;
  if (payout === undefined) {
    throw new Problem(409, 'cash_out_unavailable', 'This bet cannot be closed now');
  }
  if (payout < offer) {
    throw new Problem(409, 'offer_changed', 'The offer is less by now', {
      extra: { offer: payout },
    });
  }
  cashOutBet(ledger, owner, seq, { payout, at });
  return betAnswer(ledger, owner, seq, at);
}

function betAnswer(ledger: Ledger, owner: Owner, seq: number, at: Date): BetAnswer {
  const bet = readBet(ledger, owner, seq, at.getTime());
  if (bet === undefined) throw new Error(`bet ${seq} is not there`);
  return { bet, player: bookPlayer(ledger, owner) };
}

function refuseBarred({ database }: Ledger, { accountCode, status }: Player, now: Date): void {
  if (exclusionOf(database, accountCode, now)) {
    throw new Problem(403, 'excluded', 'This account does not play at present');
  }
  if (status !== 'active') throw new Problem(403, 'account_blocked', 'This account may not play');
}
