import { words } from '../http/parameters.ts';
import type { Resource } from '../operator/resource.ts';

interface Pot {
  readonly code: string;
  readonly name: string;
  readonly group: string;
  /** Slug of the jackpot's game. */
  readonly game: string;
  /** Amount after a win, in cents. */
  readonly seed: number;
  /** Growth in cents per second, from all players together. */
  readonly perSecond: number;
  /** Seconds between two wins, a whole number of hours. */
  readonly period: number;
}

const HOUR = 3600;
const pots: readonly Pot[] = [
  {
    code: 'grand',
    name: 'Grand Marquee',
    group: 'marquee',
    game: 'million-bulb-marquee',
    seed: 25_000_000,
    perSecond: 43,
    period: 720 * HOUR,
  },
  {
    code: 'evening',
    name: 'Evening Pot',
    group: 'marquee',
    game: 'golden-curtain-call',
    seed: 1_500_000,
    perSecond: 17,
    period: 96 * HOUR,
  },
  {
    code: 'matinee',
    name: 'Matinée Pot',
    group: 'marquee',
    game: 'noonday-million',
    seed: 200_000,
    perSecond: 6,
    period: 24 * HOUR,
  },
  {
    code: 'encore',
    name: 'Encore',
    group: 'marquee',
    game: 'vault-of-vaudeville',
    seed: 50_000,
    perSecond: 3,
    period: 8 * HOUR,
  },
  {
    code: 'lantern',
    name: 'Lantern Row',
    group: 'tables',
    game: 'diamond-understudy',
    seed: 800_000,
    perSecond: 9,
    period: 120 * HOUR,
  },
];

/**
 * `GET /jackpots?group=`: amounts in minor units. They only depend on the clock (constant growth, reset after each
 * period), so all servers agree.
 */
export const jackpotsResource: Resource<'listJackpots'> = (query, { now }) => {
  const group = words(query, 'group');
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    items: pots
      .filter((pot) => group === undefined || pot.group === group)
      .map(({ code, name, game, seed, perSecond, period }) => ({
        code,
        name,
        game,
        amount: seed + (seconds % period) * perSecond,
        currency: 'EUR',
        updatedAt: now.toISOString(),
      })),
  };
};
