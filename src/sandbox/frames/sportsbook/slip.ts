import type { Choice, ChosenOdds, Wager } from '../../book/book-api.ts';
import { combinations, returnsOf } from '../../wallet/returns.ts';

export const MOST_LEGS = 8;
/** Fewest legs of which a system can be made. */
export const LEAST_SYSTEM = 3;
/** Minor units. */
const LEAST_STAKE = 10;

export const SLIP_KINDS = ['singles', 'accumulator', 'system'] as const;
export type SlipKind = (typeof SLIP_KINDS)[number];

/** What the player has put together; stakes as they were typed. */
export interface SlipBets {
  readonly legs: readonly ChosenOdds[];
  /** As it was chosen: `kindOf` says what the legs allow. */
  readonly kind: SlipKind;
  /** Of an accumulator or of each bet of a system. */
  readonly stake: string;
  /** Of singles, by event. */
  readonly stakes: Readonly<Record<string, string>>;
  /** How many legs each bet of a system combines; `all` for every number from two on. */
  readonly system: number | 'all';
}

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

/** What the slip is: one leg alone is an accumulator of one, and takes the one stake. */
export function kindOf({ legs, kind }: Pick<SlipBets, 'legs' | 'kind'>): SlipKind {
  if (legs.length === 1 || (kind === 'system' && legs.length < LEAST_SYSTEM)) return 'accumulator';
  return kind;
}

/** The bets of a slip; undefined while a stake is missing or is none. */
export function wagersOf(slip: SlipBets): Wager[] | undefined {
  const picks = slip.legs.map((_, place) => place);
  if (kindOf(slip) === 'singles') return singlesOf(slip);
  const stake = stakeOf(slip.stake);
  if (stake === undefined || picks.length === 0) return undefined;
  return sizesOf(slip).map((needed) => ({ picks, needed, stake }));
}

function singlesOf({ legs, stakes }: SlipBets): Wager[] | undefined {
  const wagers: Wager[] = [];
  for (const [place, { event }] of legs.entries()) {
    const text = stakes[event] ?? '';
    if (text.trim() === '') continue;
    const stake = stakeOf(text);
    if (stake === undefined) return undefined;
    wagers.push({ picks: [place], needed: 1, stake });
  }
  return wagers.length > 0 ? wagers : undefined;
}

/** How many legs the bets of an accumulator or system combine. */
function sizesOf(slip: SlipBets): number[] {
  const most = slip.legs.length;
  if (kindOf(slip) === 'accumulator') return [most];
  if (slip.system !== 'all') return [Math.min(slip.system, most - 1)];
  return Array.from({ length: most - 1 }, (_, index) => index + 2);
}

/** How many bets there are of each kind of system. */
export const betsOf = (legs: number, system: SlipBets['system']): number =>
  system === 'all' ? 2 ** legs - legs - 1 : combinations(legs, system);

/** What the wagers cost together, and what they return when every leg is won. @param odds of the slip's legs */
export function totalsOf(wagers: readonly Wager[], odds: readonly number[]) {
  let stake = 0;
  let returns = 0;
  for (const { picks, needed, stake: each } of wagers) {
    const whole = each * combinations(picks.length, needed);
    stake += whole;
    returns += returnsOf(
      whole,
      picks.map((pick) => odds[pick] ?? 1),
      needed,
    );
  }
  return { stake, returns };
}

/** Minor units of an amount as players type it: `5`, `2.50`, `2,5`; undefined when it is none. */
export function stakeOf(text: string): number | undefined {
  const [, whole, part = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const stake = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return stake < LEAST_STAKE ? undefined : stake;
}

/** A typed stake with so many minor units more. */
export function raised(text: string, by: number): string {
  const stake = Math.min((stakeOf(text) ?? 0) + by, 99_999_999);
  return stake % 100 === 0 ? String(stake / 100) : (stake / 100).toFixed(2);
}
