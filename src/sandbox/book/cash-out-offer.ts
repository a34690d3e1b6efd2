import type { Bet } from '../../operator/contract/types.ts';
import { Problem } from '../operator/problem.ts';
import { openChoice } from './bet-choices.ts';
import type { Choice } from './book-api.ts';

/** What the house keeps of a bet that is closed before its end. */
const KEPT = 0.05;

/**
 * What an open single pays when it is closed now, in minor units: what it may win, at the odds that this has now.
 * undefined when it cannot be closed: a combined bet, one that has ended, a market that takes no bets.
 */
export function cashOutOffer(
  { status, stake, odds }: Pick<Bet, 'status' | 'stake' | 'odds'>,
  choices: readonly Choice[],
  now: number,
): number | undefined {
  const [choice, ...others] = choices;
  if (status !== 'open' || choice === undefined || others.length > 0) return undefined;
  const present = presentOdds(choice, now);
  if (present === undefined) return undefined;
  const offer = Math.floor(((stake * odds) / present) * (1 - KEPT));
  return offer > 0 ? offer : undefined;
}

function presentOdds(choice: Choice, now: number): number | undefined {
  try {
    return openChoice(choice, now).odds;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
