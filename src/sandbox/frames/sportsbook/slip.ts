import { inLatinDigits } from '../../../lib/latin-digits.ts';
import type { Choice, ChosenOdds, Wager } from '../../book/book-api.ts';
import { combinations, returnsOf } from '../../wallet/returns.ts';

export const MOST_LEGS = 8;
/** Minimum number of legs for a system. */
export const LEAST_SYSTEM = 3;
/** Minor units. */
const LEAST_STAKE = 10;

export const SLIP_KINDS = ['singles', 'accumulator', 'system'] as const;
export type SlipKind = (typeof SLIP_KINDS)[number];

/** The slip's content, with stakes as entered. */
export interface SlipBets {
  readonly legs: readonly ChosenOdds[];
  /** As chosen. `kindOf` returns the kind that the legs allow. */
  readonly kind: SlipKind;
  /** For an accumulator or each bet of a system. */
  readonly stake: string;
  /** For singles, by event. */
  readonly stakes: Readonly<Record<string, string>>;
  /** Legs per bet of a system; `all` for every number from two up. */
  readonly system: number | 'all';
}

export const isSameChoice = (a: Choice, b: Choice) =>
  a.event === b.event && a.market === b.market && a.selection === b.selection;

/**
 * Returns the legs after a click on a choice: removes it if present, replaces another choice on the same match,
 * otherwise adds it.
 */
export function tapped(legs: readonly ChosenOdds[], choice: ChosenOdds): ChosenOdds[] {
  if (legs.some((leg) => isSameChoice(leg, choice))) {
    return legs.filter((leg) => !isSameChoice(leg, choice));
  }
  if (legs.some(({ event }) => event === choice.event)) {
    return legs.map((leg) => (leg.event === choice.event ? choice : leg));
  }
  return legs.length < MOST_LEGS ? [...legs, choice] : [...legs];
}

/** Returns the effective kind: a single leg counts as an accumulator of one, with its one stake. */
export function kindOf({ legs, kind }: Pick<SlipBets, 'legs' | 'kind'>): SlipKind {
  if (legs.length === 1 || (kind === 'system' && legs.length < LEAST_SYSTEM)) return 'accumulator';
  return kind;
}

/** Returns the legs that the bets are on: all, or of singles those with an entered stake. */
export function stakedLegs(slip: SlipBets): readonly ChosenOdds[] {
  const { legs, stakes } = slip;
  if (kindOf(slip) !== 'singles') return legs;
  return legs.filter(({ event }) => (stakes[event] ?? '').trim() !== '');
}

/** Returns the bets of a slip, whose picks count its staked legs; undefined if a stake is missing or invalid. */
export function wagersOf(slip: SlipBets): Wager[] | undefined {
  const picks = slip.legs.map((_, place) => place);
  if (kindOf(slip) === 'singles') return singlesOf(slip);
  const stake = stakeOf(slip.stake);
  if (stake === undefined || picks.length === 0) return undefined;
  return sizesOf(slip).map((needed) => ({ picks, needed, stake }));
}

function singlesOf(slip: SlipBets): Wager[] | undefined {
  const wagers: Wager[] = [];
  for (const [place, { event }] of stakedLegs(slip).entries()) {
    const stake = stakeOf(slip.stakes[event] ?? '');
    if (stake === undefined) return undefined;
    wagers.push({ picks: [place], needed: 1, stake });
  }
  return wagers.length > 0 ? wagers : undefined;
}

/** Events whose single stakes need correction: the invalid ones, or all while none has a stake. */
export function wrongSingles(slip: SlipBets): string[] {
  const given = stakedLegs(slip);
  const wrong =
    given.length === 0
      ? slip.legs
      : given.filter(({ event }) => stakeOf(slip.stakes[event] ?? '') === undefined);
  return wrong.map(({ event }) => event);
}

/** Legs per bet of an accumulator or system. */
function sizesOf(slip: SlipBets): number[] {
  const most = slip.legs.length;
  if (kindOf(slip) === 'accumulator') return [most];
  if (slip.system !== 'all') return [Math.min(slip.system, most - 1)];
  return Array.from({ length: most - 1 }, (_, index) => index + 2);
}

/** Number of bets per kind of system. */
export const betsOf = (legs: number, system: SlipBets['system']): number =>
  system === 'all' ? 2 ** legs - legs - 1 : combinations(legs, system);

/** Returns the total stake and the returns if every leg wins. @param odds of the slip's staked legs */
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

/** Parses an entered amount to minor units: `5`, `2.50`, `2,5`, `٢٫٥`; undefined if invalid. */
export function stakeOf(text: string): number | undefined {
  const [, whole, part = ''] =
    /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(inLatinDigits(text)) ?? [];
  if (whole === undefined) return undefined;
  const stake = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return stake < LEAST_STAKE ? undefined : stake;
}

/** Adds minor units to an entered stake. @param format writes a stake as players of the language enter it */
export const raised = (text: string, by: number, format: (stake: number) => string): string =>
  format(Math.min((stakeOf(text) ?? 0) + by, 99_999_999));
