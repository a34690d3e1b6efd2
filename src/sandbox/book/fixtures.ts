import { seeded } from '../art/seeded.ts';
import type { FindMatch } from '../content/content-family.ts';
import type { Course, Score } from './sport-model.ts';
import { type Competition, type Sport, sports } from './sports.ts';

const MINUTE_MS = 60_000;
/** Range in which matches can be requested by id, into the past and the future, ms. */
const REACH_MS = 30 * 24 * 60 * MINUTE_MS;

/** The match of a time slot. Everything, including its course, derives from the slot number. Times in ms. */
export interface Match {
  /** Such as `football-988123`. */
  readonly id: string;
  readonly sport: Sport;
  readonly competition: Competition;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Home side's strength, 0 to 1. */
  readonly strength: number;
  readonly course: Course;
}

/** Returns the live matches of a sport, oldest first. */
export function inPlay(sport: Sport, now: number): readonly Match[] {
  const last = Math.floor(now / MINUTE_MS / sport.every);
  const count = Math.ceil(sport.lasts / sport.every);
  return Array.from({ length: count }, (_, index) =>
    matchOf(sport, last - count + 1 + index),
  ).filter(({ endsAt }) => now < endsAt);
}

/** Returns the next matches of a sport, soonest first. */
export function upcoming(sport: Sport, now: number, count: number): readonly Match[] {
  const next = Math.floor(now / MINUTE_MS / sport.every) + 1;
  return Array.from({ length: count }, (_, index) => matchOf(sport, next + index));
}

/** Returns the matches of a sport that ended within this time before now, newest first. @param within ms */
export function ended(sport: Sport, now: number, within: number): readonly Match[] {
  const last = Math.floor(now / MINUTE_MS / sport.every);
  const count = Math.ceil((within / MINUTE_MS + sport.lasts) / sport.every) + 1;
  return Array.from({ length: count }, (_, index) => matchOf(sport, last - index)).filter(
    ({ endsAt }) => endsAt <= now && now - endsAt < within,
  );
}

/** Returns the match with this id if it is within 30 days of now, otherwise undefined. */
export function findMatch(id: string, now: number): Match | undefined {
  const [, code, slot] = /^([a-z]+)-(\d{1,9})$/.exec(id) ?? [];
  const sport = sports.find((candidate) => candidate.code === code);
  if (sport === undefined) return undefined;
  const startsAt = Number(slot) * sport.every * MINUTE_MS;
  return Math.abs(startsAt - now) > REACH_MS ? undefined : matchOf(sport, Number(slot));
}

/** Returns the first match of a competition at or after a time, for content that announces it. */
export const firstMatch: FindMatch = (competition, from) => {
  const sport = sports.find(({ competitions }) =>
    competitions.some(({ slug }) => slug === competition),
  );
  if (sport === undefined) throw new RangeError(`there is no competition "${competition}"`);
  for (let slot = Math.ceil(from.getTime() / MINUTE_MS / sport.every); ; slot++) {
    const match = matchOf(sport, slot);
    const { home, away, startsAt } = match;
    if (match.competition.slug === competition)
      return { home, away, startsAt: new Date(startsAt), path: pathOf(match) };
  }
};

/** Returns the final score. */
export const finalScore = ({ sport, course }: Match): Score =>
  sport.model.tally(course.points).score;

/** Path below the sportsbook's base URL. */
export const pathOf = ({ id, sport, competition }: Match) =>
  `/${sport.code}/${competition.slug}/${id}`;

function matchOf(sport: Sport, slot: number): Match {
  const id = `${sport.code}-${slot}`;
  const random = seeded(id);
  const round = Math.floor(slot / (sport.sides.length / 2));
  const [home, away] = pairing(sport, slot, round);
  const competition = sport.competitions[round % sport.competitions.length];
  if (competition === undefined) throw new RangeError(`${sport.code} has no competition`);
  const startsAt = slot * sport.every * MINUTE_MS;
  const strength = strengthOf(home, away, random);
  const course = sport.model.course(strength, random);
  const endsAt = startsAt + course.lasts;
  return { id, sport, competition, home, away, startsAt, endsAt, strength, course };
}

/**
 * Round robin by the circle method: one side is fixed, the others move one place per round. A side's consecutive
 * matches are at least half a round minus one slot apart, so no side plays two at once.
 */
function pairing({ sides }: Sport, slot: number, round: number): readonly [string, string] {
  const [fixed = '', ...ring] = sides;
  const placed = (place: number) =>
    place === 0 ? fixed : (ring[(place - 1 + round) % ring.length] ?? '');
  const place = slot - round * (sides.length / 2);
  const pair = [placed(place), placed(sides.length - 1 - place)] as const;
  return round % 2 === 0 ? pair : [pair[1], pair[0]];
}

/** Derived from both sides' ratings, a small home advantage and random form on the day. */
function strengthOf(home: string, away: string, random: () => number): number {
  const difference = seeded(`worth of ${home}`)() - seeded(`worth of ${away}`)();
  const strength = 0.52 + 0.28 * difference + 0.08 * (random() - 0.5);
  return Math.min(0.75, Math.max(0.25, strength));
}
