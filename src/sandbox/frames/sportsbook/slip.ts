import type { Choice, ChosenOdds } from '../../book/book-api.ts';

export const MOST_LEGS = 8;
/** Minor units. */
const LEAST_STAKE = 10;

export const isSameChoice = (a: Choice, b: Choice) =>
  a.event === b.event && a.market === b.market && a.selection === b.selection;

/** The legs after a choice was tapped: off when it was on, instead of another one of the same match, else added. */
export function tapped(legs: readonly ChosenOdds[], choice: ChosenOdds): ChosenOdds[] {
  if (legs.some((leg) => isSameChoice(leg, choice))) {
    return legs.filter((leg) => !isSameChoice(leg, choice));
  }
  if (legs.some(({ event }) => event === choice.event)) {
    return legs.map((leg) => (leg.event === choice.event ? choice : leg));
  }
  return legs.length < MOST_LEGS ? [...legs, choice] : [...legs];
}

/** What so much pays at these odds together, cents cut off: reckoned in whole hundredths, as the operator does. */
export function payoutAt(stake: number, odds: readonly number[]): number {
  const product = odds.reduce((so, each) => so * BigInt(Math.round(each * 100)), BigInt(stake));
  return Number(product / 100n ** BigInt(odds.length));
}

/** Minor units of an amount as players type it: `5`, `2.50`, `2,5`; undefined when it is none. */
export function stakeOf(text: string): number | undefined {
  const [, whole, part = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const stake = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return stake < LEAST_STAKE ? undefined : stake;
}
