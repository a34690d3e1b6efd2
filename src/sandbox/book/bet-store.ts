import type { BetStatus } from '../../operator/contract/types.ts';
import { prepared } from '../operator/prepared.ts';
import { numberOf, type Row, textOf } from '../operator/row.ts';
import { betOf, cashOutsOf, openStakeOf } from '../wallet/bets.ts';
import type { Ledger, Owner } from '../wallet/ledger.ts';
import { resultOf } from './bet-choices.ts';
import type { BookPlayer, Choice, ChoiceView, MyBet } from './book-api.ts';
import { cashOutOffer } from './cash-out-offer.ts';
import { finalScore, findMatch, pathOf } from './fixtures.ts';

/** Number of the latest bets on the page, in addition to open ones. */
const LATEST = 50;

/** Stores the choices of a bet's legs. Runs inside the caller's transaction. */
export function keepChoices({ database }: Ledger, bet: number, choices: readonly Choice[]): void {
  const insert = prepared(database, 'INSERT INTO sportsbook_legs VALUES (?, ?, ?, ?, ?)');
  choices.forEach(({ event, market, selection }, leg) => {
    insert.run(bet, leg, event, market, selection);
  });
}

/** Reads the player's open and latest bets, newest first. */
export function readBets(ledger: Ledger, { accountCode }: Owner, now: number): MyBet[] {
  const rows = prepared(
    ledger.database,
    `SELECT * FROM bets WHERE account_code = ?1 AND (status = 'open' OR seq IN (
       SELECT seq FROM bets WHERE account_code = ?1 ORDER BY seq DESC LIMIT ?2))
     ORDER BY seq DESC`,
  ).all(accountCode, LATEST);
  return rows.map((row) => myBet(ledger, row, now));
}

/** Reads a bet of the player; undefined if it belongs to someone else. */
export function readBet(
  ledger: Ledger,
  { accountCode }: Owner,
  seq: number,
  now: number,
): MyBet | undefined {
  const row = prepared(
    ledger.database,
    'SELECT * FROM bets WHERE account_code = ? AND seq = ?',
  ).get(accountCode, seq);
  return row && myBet(ledger, row, now);
}

/** Cash plus bonus, because both can be staked. */
export function bookPlayer(ledger: Ledger, owner: Owner): BookPlayer {
  const { currency, cash, bonus } = ledger.balanceOf(owner);
  return { currency, balance: cash + bonus };
}

/** Reads the choices of a bet's legs, in order; empty for a bet that was not placed in the sportsbook. */
export const choicesOf = ({ database }: Ledger, seq: number): Choice[] =>
  prepared(
    database,
    'SELECT event, market, selection FROM sportsbook_legs WHERE bet = ? ORDER BY leg',
  )
    .all(seq)
    .map((leg) => ({
      event: textOf(leg, 'event'),
      market: textOf(leg, 'market'),
      selection: textOf(leg, 'selection'),
    }));

function myBet(ledger: Ledger, row: Row, now: number): MyBet {
  const seq = numberOf(row, 'seq');
  const kept: MyBet = betOf(row);
  if (kept.cashedOut !== undefined || kept.status === 'cashed-out')
    kept.cashOuts = cashOutsOf(ledger, textOf(row, 'account_code'), {
      seq,
      placedAt: textOf(row, 'placed_at'),
    });
  const choices = choicesOf(ledger, seq);
  if (choices.length === 0) return kept;
  const views = choices.map((choice) => choiceView(choice, now));
  const bet = {
    ...kept,
    legs: kept.legs.map((leg, index) => ({
      ...leg,
      status: leg.status === 'open' ? (views[index]?.result ?? 'open') : leg.status,
    })),
  };
  const cashOut = cashOutOffer(bet, choices, { now, stake: openStakeOf(bet) });
  // The page reads them by the index of their leg.
  const shown = views.flatMap((view) => view?.shown ?? []);
  return {
    ...bet,
    ...(shown.length === views.length && { choices: shown }),
    ...(cashOut !== undefined && { cashOut }),
  };
}

function choiceView(
  choice: Choice,
  now: number,
): { shown: ChoiceView; result: BetStatus } | undefined {
  const match = findMatch(choice.event, now);
  const rule = match?.sport.model
    .markets(match.strength)
    .find(({ code }) => code === choice.market);
  if (match === undefined || rule === undefined) return undefined;
  const isOver = now >= match.endsAt;
  const shown = {
    ...choice,
    path: pathOf(match),
    home: match.home,
    away: match.away,
    kind: rule.kind,
    ...(rule.line !== undefined && { line: rule.line }),
    ...(isOver && { score: finalScore(match) }),
  };
  return { shown, result: isOver ? resultOf(match, rule, choice) : 'open' };
}
