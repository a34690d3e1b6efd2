import type { Match } from './fixtures.ts';
import type { Ending, MarketRule, Score, Tally } from './sport-model.ts';

/** Prices and scores of the book change in steps of so many ms, the same for everybody. */
export const STEP_MS = 5000;
/** No bet is taken so long before something is scored and after it. */
const HALT_BEFORE_MS = 5000;
const HALT_AFTER_MS = 15_000;
/** Nor so long before the end. */
const LAST_MS = 90_000;
/** What the house keeps of each price: probabilities add up to this. */
const MARGIN = 1.05;
/** Odds stand on a ladder: up to each of these, steps of so many hundredths. The last is the most there is. */
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
/** What is as good as certain is not sold any more. */
const CERTAIN = 0.97;
/** How far prices wander around what is fair, as strength of a side. */
const WANDER = 0.01;

export const stepOf = (now: number) => Math.floor(now / STEP_MS);

/** A market as it is offered at one moment, priced when it is asked for: of most matches a list shows one of many. */
export interface PricedMarket {
  readonly rule: MarketRule;
  readonly isOpen: boolean;
  readonly selections: readonly { readonly code: string; readonly odds: number }[];
}

/** All that the book says of a match at one moment. */
export interface Board {
  readonly match: Match;
  readonly phase: 'upcoming' | 'live' | 'ended';
  /** What the clock shows. */
  readonly minute: number;
  readonly tally: Tally;
  /** The first is the one that lists show. */
  readonly markets: readonly PricedMarket[];
}

const kept = new Map<string, Board>();
const MOST_KEPT = 1000;

/** A match at the beginning of a step, which alone decides about all of it. */
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
  const endings = once(() => {
    const strength = match.strength + wander(match.id, now);
    return sport.model.endings({ tally, played: sport.model.played(elapsed), strength });
  });
  const isTaking = phase === 'upcoming' || (phase === 'live' && !isHalted(match, now));
  return {
    match,
    phase,
    tally,
    minute: sport.model.minute(elapsed),
    markets: sport.model.markets(match.strength).map((rule) => priced(rule, endings, isTaking)),
  };
}

/** Whether anything of the step that begins now is too near to a score or to the end. */
function isHalted({ course: { halts }, startsAt, endsAt }: Match, now: number): boolean {
  const elapsed = now - startsAt;
  if (endsAt - now <= LAST_MS) return true;
  return halts.some(
    (at) => elapsed + STEP_MS > at - HALT_BEFORE_MS && elapsed <= at + HALT_AFTER_MS,
  );
}

function priced(
  rule: MarketRule,
  endings: () => readonly Ending[],
  isTaking: boolean,
): PricedMarket {
  const chances = once(() =>
    rule.selections.map(({ code, wins }) => ({ code, likely: chanceOf(endings(), wins) })),
  );
  const selections = once(() =>
    chances().map(({ code, likely }) => ({ code, odds: oddsOf(likely) })),
  );
  return {
    rule,
    get isOpen() {
      return isTaking && chances().every(({ likely }) => likely < CERTAIN);
    },
    get selections() {
      return selections();
    },
  };
}

/** Works a value out when it is first asked for. */
function once<T extends object>(work: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= work();
    return value;
  };
}

const chanceOf = (endings: readonly Ending[], wins: (score: Score) => boolean) =>
  endings.reduce((sum, { score, likely }) => (wins(score) ? sum + likely : sum), 0);

/** Decimal odds on the ladder, never more than what is left of the fair ones. */
function oddsOf(likely: number): number {
  const wanted = Math.floor(100 / (likely * MARGIN));
  const [most] = LADDER[LADDER.length - 1] ?? [wanted];
  const step = LADDER.find(([upTo]) => wanted < upTo)?.[1];
  const odds = step === undefined ? most : Math.floor(wanted / step) * step;
  return Math.max(LEAST_ODDS, odds / 100);
}

/** Two slow waves of its own for each match. */
function wander(id: string, now: number): number {
  const shift = [...id].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7) % 1000;
  const wave = (minutes: number) =>
    Math.sin((now / 60_000 / minutes + shift) * 2 * Math.PI * 0.999);
  return WANDER * (0.6 * wave(7) + 0.4 * wave(2.3));
}
