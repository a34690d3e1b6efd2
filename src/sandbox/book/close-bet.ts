import { Problem, unknownPath } from '../http/problem.ts';
import type { Player } from '../http/route.ts';
import { cashOutBet, openStakeOf } from '../wallet/bets.ts';
import { endDue } from '../wallet/due.ts';
import type { Ledger } from '../wallet/ledger.ts';
import { ownerOf } from '../wallet/owner.ts';
import { bookPlayer, choicesOf, readBet } from './bet-store.ts';
import type { BetAnswer, CashOutRequest } from './book-api.ts';
import { cashOutOffer } from './cash-out-offer.ts';

/**
 * Cashes out an open bet, or part of its stake, at its current price. Runs inside the caller's transaction.
 * @throws Problem 404, 409 `cash_out_unavailable`, `offer_changed` with the current `offer` if it has dropped, 422
 * `part_too_high`
 */
export function closeBet(
  ledger: Ledger,
  { accountCode }: Player,
  seq: number,
  { offer, stake: part }: CashOutRequest,
  at: Date,
): BetAnswer {
  const owner = ownerOf(ledger, accountCode);
  endDue(ledger, owner, at);
  const bet = readBet(ledger, owner, seq, at.getTime());
  if (bet === undefined) throw unknownPath();
  const stake = part ?? openStakeOf(bet);
  if (bet.status === 'open' && stake > openStakeOf(bet)) {
    throw new Problem(422, 'part_too_high', 'The open part is smaller');
  }
  const payout = cashOutOffer(bet, choicesOf(ledger, seq), { now: at.getTime(), stake });
  if (payout === undefined) {
    throw new Problem(409, 'cash_out_unavailable', 'This bet cannot be cashed out now');
  }
  if (payout < offer) {
    throw new Problem(409, 'offer_changed', 'The offer has dropped', {
      extra: { offer: payout },
    });
  }
  cashOutBet(ledger, owner, seq, { payout, stake, at });
  const closed = readBet(ledger, owner, seq, at.getTime());
  if (closed === undefined) throw new Error(`there is no bet ${seq}`);
  return { bet: closed, player: bookPlayer(ledger, owner) };
}
