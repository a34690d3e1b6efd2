import type { BetStatus } from '../../operator/contract/types.ts';
import { Problem } from '../http/problem.ts';
import type { AcceptOdds, Choice, ChosenOdds } from './book-api.ts';
import { finalScore, findMatch, type Match } from './fixtures.ts';
import { marketName, selectionName } from './market-names.ts';
import { boardAt, type PricedMarket, stepOf } from './prices.ts';
import type { MarketRule } from './sport-model.ts';

/** A choice that is open for bets. */
export interface OpenChoice {
  readonly choice: Choice;
  readonly match: Match;
  readonly market: PricedMarket;
  /** Current odds. */
  readonly odds: number;
}

/**
 * Resolves a choice to its match, market and current odds.
 * @throws Problem 422 `choice_unknown`, 409 `event_over` and `market_suspended`, which name the event
 */
export function openChoice(choice: Choice, now: number): OpenChoice {
  const { event, market: code, selection } = choice;
  const match = findMatch(event, now);
  const board = match && boardAt(match, stepOf(now));
  const market = board?.markets.find(({ rule }) => rule.code === code);
  const odds = market?.selections.find((candidate) => candidate.code === selection)?.odds;
  const extra = { extra: { event } };
  if (match === undefined || market === undefined || odds === undefined) {
    throw new Problem(422, 'choice_unknown', 'There is no such choice', extra);
  }
  // Uses the clock, because the board may be a few seconds old.
  if (now >= match.endsAt) throw new Problem(409, 'event_over', 'This match is over', extra);
  if (!market.isOpen) {
    throw new Problem(409, 'market_suspended', 'This market takes no bets now', extra);
  }
  return { choice, match, market, odds };
}

/** @throws Problem 409 `odds_changed` with the current odds of all legs, unless the player accepts them */
export function assertAccepted(
  legs: readonly ChosenOdds[],
  present: readonly OpenChoice[],
  accept: AcceptOdds,
): void {
  const isFine = legs.every(({ odds: seen }, index) => {
    const odds = present[index]?.odds ?? 0;
    return accept === 'any' || odds === seen || (accept === 'better' && odds > seen);
  });
  if (isFine) return;
  throw new Problem(409, 'odds_changed', 'The odds have changed', {
    extra: { legs: present.map(({ choice, odds }): ChosenOdds => ({ ...choice, odds })) },
  });
}

/** Converts a choice to a leg for the bet history. */
export const legOf = ({ match, market: { rule }, choice, odds }: OpenChoice) => ({
  event: `${match.home} – ${match.away}`,
  market: marketName(rule),
  outcome: selectionName(match, rule, choice.selection),
  odds,
});

/** Returns the result of a choice by the match's final score. */
export function resultOf(match: Match, { selections }: MarketRule, choice: Choice): BetStatus {
  const selection = selections.find(({ code }) => code === choice.selection);
  return selection?.wins(finalScore(match)) ? 'won' : 'lost';
}
