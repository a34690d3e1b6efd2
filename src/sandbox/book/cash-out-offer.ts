import type { Bet } from '../../operator/contract/types.ts';
import { Problem } from '../http/problem.ts';
import { hundredths, returnsAt } from '../wallet/returns.ts';
import { type OpenChoice, openChoice } from './bet-choices.ts';
import type { Choice } from './book-api.ts';

/** Share of a bet's value that a cash-out pays, in hundredths; the operator keeps the rest. */
const SHARE = 95n;
/** Precision of a leg's value. */
const SCALE = 1_000_000n;

/**
 * Returns the cash-out price of the given part of an open bet's stake, in minor units. A leg is worth its win at
 * current odds; a leg whose match is over counts by its result. Players must not profit from the drift of prices:
 * before its match begins a leg is worth at most its stake, and afterwards its value at the higher of the drifted and
 * the steady odds.
 * @param bet its legs with the results of finished matches
 * @returns undefined if no cash-out is possible: the bet is settled, a market is suspended, or it is worth nothing
 */
export function cashOutOffer(
  { status, legs, needed = legs.length }: Pick<Bet, 'status' | 'legs' | 'needed'>,
  choices: readonly Choice[],
  { now, stake }: { now: number; stake: number },
): number | undefined {
  if (status !== 'open' || choices.length !== legs.length) return undefined;
  const worths: bigint[] = [];
  for (const [index, leg] of legs.entries()) {
    const choice = choices[index];
    const worth = choice && worthOf(leg, choice, now);
    if (worth === undefined) return undefined;
    worths.push(worth);
  }
  const offer = returnsAt(stake, worths, { scale: SCALE, needed, share: SHARE });
  return offer > 0 ? offer : undefined;
}

function worthOf(
  { status, odds }: Bet['legs'][number],
  choice: Choice,
  now: number,
): bigint | undefined {
  if (status === 'lost') return 0n;
  if (status === 'void') return SCALE;
  const wins = hundredths(odds) * SCALE;
  if (status === 'won') return wins / 100n;
  const present = presentOf(choice, now);
  if (present === undefined) return undefined;
  const { match, market, odds: offered } = present;
  const steady = market.steady.find(({ code }) => code === choice.selection)?.odds ?? offered;
  const isUpcoming = now < match.startsAt;
  const worth = wins / hundredths(isUpcoming ? offered : Math.max(offered, steady));
  return isUpcoming && worth > SCALE ? SCALE : worth;
}

function presentOf(choice: Choice, now: number): OpenChoice | undefined {
  try {
    return openChoice(choice, now);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
