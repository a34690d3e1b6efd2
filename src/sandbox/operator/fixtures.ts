import type { SportsEvent } from '../../operator/contract/types.ts';
import { chance } from './chance.ts';
import type { Sport } from './sports.ts';

const MINUTE = 60_000;

/** The matches of a sport that are being played, oldest first. */
export function inPlay(sport: Sport, now: number): readonly SportsEvent[] {
  const last = Math.floor(now / MINUTE / sport.every);
  const count = Math.ceil(sport.lasts / sport.every);
  return Array.from({ length: count }, (_, index) =>
    match(sport, last - count + 1 + index, now),
  ).filter(({ live }) => live !== null);
}

/** The next matches of a sport, soonest first. */
export function upcoming(sport: Sport, now: number, count: number): readonly SportsEvent[] {
  const next = Math.floor(now / MINUTE / sport.every) + 1;
  return Array.from({ length: count }, (_, index) => match(sport, next + index, now));
}

/** The match of one slot: all of it follows from the slot's number and the clock. */
function match(sport: Sport, slot: number, now: number): SportsEvent {
  const random = chance(`${sport.code} ${slot}`);
  const [home, away] = pairing(sport, slot);
  const competition = sport.competitions[Math.floor(random() * sport.competitions.length)] ?? '';
  const start = slot * sport.every * MINUTE;
  const elapsed = Math.floor((now - start) / MINUTE);
  const strength = 0.3 + random() * 0.4;
  const score = scoreAt(sport, strength, Math.min(elapsed / sport.lasts, 1), random);
  const isLive = elapsed >= 0 && elapsed < sport.lasts;
  const lead = isLive ? (score[0] - score[1]) / sport.points / sport.tilt : 0;
  return {
    id: `${sport.code}-${slot}`,
    sport: sport.code,
    competition,
    home,
    away,
    startsAt: new Date(start).toISOString(),
    live: isLive ? { minute: playedMinute(sport, elapsed), score } : null,
    market: { name: sport.market, selections: prices(sport, strength + lead / 2, [home, away]) },
  };
}

/** Each side plays once a round; who meets whom is drawn anew for each round. */
function pairing(sport: Sport, slot: number): readonly [string, string] {
  const matches = sport.sides.length / 2;
  const round = Math.floor(slot / matches);
  const place = (slot - round * matches) * 2;
  const order = sport.sides
    .map((side) => ({ side, key: chance(`${sport.code} round ${round} ${side}`)() }))
    .sort((a, b) => a.key - b.key);
  return [order[place]?.side ?? '', order[place + 1]?.side ?? ''];
}

/** Points fall at moments drawn beforehand, so that a score never goes back. */
function scoreAt(
  sport: Sport,
  strength: number,
  played: number,
  random: () => number,
): [number, number] {
  const score: [number, number] = [0, 0];
  for (let point = 0; point < sport.points; point++) {
    const at = random();
    const side = random() < 0.5 + (strength - 0.5) * sport.tilt ? 0 : 1;
    if (at < played) score[side]++;
  }
  return score;
}

/** Football's clock stands still for a quarter of an hour after the first half. */
function playedMinute(sport: Sport, elapsed: number): number {
  if (sport.clock !== undefined) return Math.floor((elapsed / sport.lasts) * sport.clock);
  if (sport.code !== 'football' || elapsed <= 45) return elapsed;
  return Math.max(45, elapsed - 15);
}

/** What the house keeps of each price: probabilities add up to this. */
const MARGIN = 1.05;

function prices(sport: Sport, strength: number, [home, away]: readonly [string, string]) {
  const likely = Math.min(0.93, Math.max(0.07, strength));
  // The more even the sides, the likelier a draw.
  const draw = sport.draw * (1.15 - Math.abs(likely - 0.5));
  const decided = 1 - draw;
  const chances: (readonly [string, number])[] = [
    [home, likely * decided],
    ...(draw > 0 ? [['Draw', draw] as const] : []),
    [away, (1 - likely) * decided],
  ];
  return chances.map(([name, probability]) => ({
    name,
    odds: Math.max(1.01, Math.round(100 / (probability * MARGIN)) / 100),
  }));
}
