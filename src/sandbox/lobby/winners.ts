import { createHash } from 'node:crypto';
import { games } from '../catalogue/games.ts';
import { oneOf, wholeNumber } from '../http/parameters.ts';
import type { Resource } from '../operator/resource.ts';
import { gameRow } from './games.ts';

/** First letters of players' names, which are all that is shown. */
const starts = ['Ma', 'Jo', 'An', 'Lu', 'Pe', 'Ca', 'So', 'Da', 'El', 'Ra', 'Iv', 'Be', 'No', 'Ti'];

const MINUTE = 60_000;
/** One notable prize in each span of this length. */
const SPAN = 7 * MINUTE;
const periods = { day: 24 * 60 * MINUTE, week: 7 * 24 * 60 * MINUTE };

/**
 * `GET /winners?period=day|week&limit=`: the period's prizes, newest first. They only depend on the clock. Amounts are
 * in minor units; names are shortened.
 */
export const winnersResource: Resource<'listWinners'> = (query, context) => {
  const period = oneOf(query, 'period', ['day', 'week']) ?? 'day';
  const limit = wholeNumber(query, 'limit', { least: 1, most: 50, fallback: 10 });
  const now = context.now.getTime();
  const last = Math.floor(now / SPAN);
  const most = Math.min(limit, Math.floor(periods[period] / SPAN));
  return { items: Array.from({ length: most }, (_, index) => prize(last - index)) };

  function prize(span: number) {
    const random = chance(`winner ${span}`);
    const game = games[Math.floor(random() * games.length)] ?? games[0];
    if (game === undefined) throw new Error('the catalogue has no games');
    const { slug, title, image } = gameRow(game, context);
    // The power skews a uniform value towards the low end, because most prizes are small.
    const amount = 2_000 + Math.floor(random() ** 4 * 900_000);
    return {
      player: `${starts[Math.floor(random() * starts.length)]}***`,
      game: { slug, title, image },
      amount,
      currency: 'EUR',
      wonAt: new Date(span * SPAN).toISOString(),
    };
  }
};

/** Random numbers in [0, 1) seeded by a name: the same name gives the same sequence on every server. */
function chance(name: string): () => number {
  let drawn = 0;
  return () => {
    const bytes = createHash('sha256').update(`${name} ${drawn++}`).digest();
    return bytes.readUInt32BE(0) / 2 ** 32;
  };
}
