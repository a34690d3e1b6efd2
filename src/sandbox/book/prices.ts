import type { Match } from './fixtures.ts';
import type { ChanceOf, MarketRule, Tally } from './sport-model.ts';

/** Interval at which prices and scores change, the same for all players, ms. */
export const STEP_MS = 5000;
/** Betting is suspended for this long before and after a score. */
const HALT_BEFORE_MS = 5000;
const HALT_AFTER_MS = 15_000;
/** Betting also closes this long before the end, ms. */
const LAST_MS = 90_000;
/** Overround: implied probabilities add up to this. */
const MARGIN = 1.05;
/** Odds ladder: upper bound and step, in hundredths. The last bound is the maximum. */
const LADDER = [
  [200, 1],
  [300, 2],
  [400, 5],
  [600, 10],
  [1000, 20],
  [2000, 50],
  [3000, 100],
  [5000, 200],
  [15_000, 500],
] as const;
const LEAST_ODDS = 1.01;
/** A market closes once one of its outcomes reaches this probability. */
const CERTAIN = 0.97;
/** Maximum drift of prices around the fair price, in units of strength. */
const WANDER = 0.01;

export const stepOf = (now: number) => Math.floor(now / STEP_MS);

type PricedSelection = { readonly code: string; readonly odds: number };

/** A market at one moment. It is priced lazily, because lists show one of many markets. */
export interface PricedMarket {
  readonly rule: MarketRule;
  readonly isOpen: boolean;
  readonly selections: readonly PricedSelection[];
  /** Priced without the drift. */
  readonly steady: readonly PricedSelection[];
}

/** The full state of a match at one moment. */
export interface Board {
  readonly match: Match;
  readonly phase: 'upcoming' | 'live' | 'ended';
  /** Match minute. */
  readonly minute: number;
  readonly tally: Tally;
  /** Lists show the first one. */
  readonly markets: readonly PricedMarket[];
}

const kept = new Map<string, Board>();
const MOST_KEPT = 1000;

/** Returns the state of a match at the start of a step. It depends on the step alone. */
export function boardAt(match: Match, step: number): Board {
  const key = `${match.id} ${step}`;
  const board = kept.get(key) ?? draw(match, step * STEP_MS);
  kept.set(key, board);
  for (const [oldest] of kept) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return board;
}

function draw(match: Match, now: number): Board {
  const { sport, course, startsAt, endsAt } = match;
  const elapsed = Math.max(0, now - startsAt);
  const phase = now < startsAt ? 'upcoming' : now < endsAt ? 'live' : 'ended';
  const tally = sport.model.tally(course.points.filter(({ at }) => at <= now - startsAt));
  const chancesAt = (strength: number) =>
    once(() => sport.model.chances({ tally, played: sport.model.played(elapsed), strength }));
  const drifted = chancesAt(match.strength + wander(match.id, now));
  const steady = chancesAt(match.strength);
  const isTaking = phase === 'upcoming' || (phase === 'live' && !isHalted(match, now));
  return {
    match,
    phase,
    tally,
    minute: sport.model.minute(elapsed),
    markets: sport.model
      .markets(match.strength)
      .map((rule) => priced(rule, drifted, steady, isTaking)),
  };
}

/** Returns whether the step that starts now is too close to a score or to the end. */
function isHalted({ course: { halts }, startsAt, endsAt }: Match, now: number): boolean {
  const elapsed = now - startsAt;
  if (endsAt - now <= LAST_MS) return true;
  return halts.some(
    (at) => elapsed + STEP_MS > at - HALT_BEFORE_MS && elapsed <= at + HALT_AFTER_MS,
  );
}

function priced(
  rule: MarketRule,
  drifted: () => ChanceOf,
  steady: () => ChanceOf,
  isTaking: boolean,
): PricedMarket {
  const chancesOf = (chanceOf: () => ChanceOf) =>
    once(() => rule.selections.map(({ code, wins }) => ({ code, likely: chanceOf()(wins) })));
  const pricesOf = (chancesNow: ReturnType<typeof chancesOf>) =>
    once(() => chancesNow().map(({ code, likely }) => ({ code, odds: oddsOf(likely) })));
  const chances = chancesOf(drifted);
  const selections = pricesOf(chances);
  const steadyPrices = pricesOf(chancesOf(steady));
  return {
    rule,
    get isOpen() {
      return isTaking && chances().every(({ likely }) => likely < CERTAIN);
    },
    get selections() {
      return selections();
    },
    get steady() {
      return steadyPrices();
    },
  };
}

/** Memoises a lazily computed value. */
function once<T extends object>(work: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= work();
    return value;
  };
}

/** Decimal odds on the ladder, rounded down after the margin. */
function oddsOf(likely: number): number {
  const wanted = Math.floor(100 / (likely * MARGIN));
  const [most] = LADDER[LADDER.length - 1] ?? [wanted];
  const step = LADDER.find(([upTo]) => wanted < upTo)?.[1];
  const odds = step === undefined ? most : Math.floor(wanted / step) * step;
  return Math.max(LEAST_ODDS, odds / 100);
}

/** Two slow waves, shifted per match. */
function wander(id: string, now: number): number {
  const shift = [...id].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7) % 1000;
  const wave = (minutes: number) =>
    Math.sin((now / 60_000 / minutes + shift) * 2 * Math.PI * 0.999);
  return WANDER * (0.6 * wave(7) + 0.4 * wave(2.3));
}
