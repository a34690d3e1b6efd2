import { seeded } from '../art/seeded.ts';
import type { Course, Score } from './sport-model.ts';
import { type Competition, type Sport, sports } from './sports.ts';

const MINUTE_MS = 60_000;
/** How far back and ahead matches can be asked for by their id. */
const REACH_MS = 30 * 24 * 60 * MINUTE_MS;

/** The match of one slot: all of it, its course too, follows from the slot's number. Times in ms. */
export interface Match {
  /** Such as `football-988123`. */
  readonly id: string;
  readonly sport: Sport;
  readonly competition: Competition;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** The home side's, 0 to 1. */
  readonly strength: number;
  readonly course: Course;
}

/** The matches of a sport that are being played, oldest first. */
export function inPlay(sport: Sport, now: number): readonly Match[] {
  const last = Math.floor(now / MINUTE_MS / sport.every);
  const count = Math.ceil(sport.lasts / sport.every);
  return Array.from({ length: count }, (_, index) =>
    matchOf(sport, last - count + 1 + index),
  ).filter(({ endsAt }) => now < endsAt);
}

/** The next matches of a sport, soonest first. */
export function upcoming(sport: Sport, now: number, count: number): readonly Match[] {
  const next = Math.floor(now / MINUTE_MS / sport.every) + 1;
  return Array.from({ length: count }, (_, index) => matchOf(sport, next + index));
}

/** The match of this id, within a month of now; undefined when there is none. */
export function findMatch(id: string, now: number): Match | undefined {
  const [, code, slot] = /^([a-z]+)-(\d{1,9})$/.exec(id) ?? [];
  const sport = sports.find((candidate) => candidate.code === code);
  if (sport === undefined) return undefined;
  const startsAt = Number(slot) * sport.every * MINUTE_MS;
  return Math.abs(startsAt - now) > REACH_MS ? undefined : matchOf(sport, Number(slot));
}

/** How a match ends. */
export const finalScore = ({ sport, course }: Match): Score =>
  sport.model.tally(course.points).score;

/** Its address below the sportsbook's. */
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
 * Everybody meets everybody (the circle method): one side stays, the others move by one place a round. So the
 * two matches of a side lie at least half a round and one slot less apart, and nobody plays two at once.
 */
function pairing({ sides }: Sport, slot: number, round: number): readonly [string, string] {
  const [fixed = '', ...ring] = sides;
  const placed = (place: number) =>
    place === 0 ? fixed : (ring[(place - 1 + round) % ring.length] ?? '');
  const place = slot - round * (sides.length / 2);
  const pair = [placed(place), placed(sides.length - 1 - place)] as const;
  return round % 2 === 0 ? pair : [pair[1], pair[0]];
}

/** By what both sides are worth, a little for playing at home, and the form of the day. */
function strengthOf(home: string, away: string, random: () => number): number {
  const difference = seeded(`worth of ${home}`)() - seeded(`worth of ${away}`)();
  const strength = 0.52 + 0.28 * difference + 0.08 * (random() - 0.5);
  return Math.min(0.75, Math.max(0.25, strength));
}
