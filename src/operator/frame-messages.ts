import * as v from 'valibot';
import { ODDS_FORMATS } from '../lib/odds-format.ts';

/**
 * Messages between the site and framed pages. Messages of a frame are validated against these schemas before use;
 * others are ignored.
 */

/** A path below a route: no host, no query, no `..`. */
export const framePath = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^\/(?:(?!\.{1,2}(?:\/|$))[\w.~-]+(?:\/|$))*$/, 'a path such as /football/live'),
);

/**
 * Pages of the sportsbook that the site links to. Every sportsbook has them at its own paths (docs/configuration.md,
 * "Games and sportsbook").
 */
export const BOOK_PATHS = {
  /** Matches in play; those of one sport below it. The site shows it at `routes.liveSportsBetting`. */
  live: '/live',
  /** The player's own bets, with cash out. The only page that stays open during a break. */
  ownBets: '/my-bets',
} as const;

const gameChannel = v.literal('marquee-game');
const sportsbookChannel = v.literal('marquee-sportsbook');

/** From a game to the site. */
export const gameMessageSchema = v.variant('type', [
  /** The game is ready to receive messages. */
  v.strictObject({ channel: gameChannel, type: v.literal('ready') }),
  /**
   * A round has started. The site postpones what can wait. Until `round-ended`, the session is kept when the player
   * leaves the page, so that the player sees the result on return.
   */
  v.strictObject({ channel: gameChannel, type: v.literal('round-started') }),
  /**
   * The round is settled; session and balance have changed. A game that opens a session with earlier rounds sends this
   * or `round-waiting` at once; until then the session is kept when the player leaves the page.
   */
  v.strictObject({ channel: gameChannel, type: v.literal('round-ended') }),
  /** The round waits for the player's next move. The session is kept when the player leaves the page. */
  v.strictObject({ channel: gameChannel, type: v.literal('round-waiting') }),
  /**
   * The operator accepts no further round: the session has ended, has an unacknowledged notice, or was taken over by
   * another page. The game itself explains refusals of a single stake (limit, balance).
   */
  v.strictObject({ channel: gameChannel, type: v.literal('session-changed') }),
  /** The balance is too low for a stake and the player wants to deposit. The site returns to the game afterwards. */
  v.strictObject({ channel: gameChannel, type: v.literal('deposit-needed') }),
  /** The player leaves by the game's own button. */
  v.strictObject({ channel: gameChannel, type: v.literal('leave') }),
  /** The game has failed. */
  v.strictObject({ channel: gameChannel, type: v.literal('fault') }),
]);
export type GameMessage = v.InferOutput<typeof gameMessageSchema>;

/** From the site to a game. */
export type GameCommand =
  /** No new round until `resume`. A round in progress is shown to its end. */
  { channel: 'marquee-game'; type: 'pause' } | { channel: 'marquee-game'; type: 'resume' };

/** From the sportsbook to the site. */
export const sportsbookMessageSchema = v.variant('type', [
  v.strictObject({ channel: sportsbookChannel, type: v.literal('ready') }),
  /** The current view, as a path below the route that frames it. */
  v.strictObject({ channel: sportsbookChannel, type: v.literal('navigated'), path: framePath }),
  /** Height of the whole content, CSS px. */
  v.strictObject({
    channel: sportsbookChannel,
    type: v.literal('height'),
    height: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  }),
  v.strictObject({ channel: sportsbookChannel, type: v.literal('balance-changed') }),
  v.strictObject({ channel: sportsbookChannel, type: v.literal('login-needed') }),
  /** The balance is too low for the stake on the slip and the player wants to deposit. The slip is kept. */
  v.strictObject({ channel: sportsbookChannel, type: v.literal('deposit-needed') }),
  /** A bet needs a valid identity document and the player wants to upload one. The slip is kept. */
  v.strictObject({ channel: sportsbookChannel, type: v.literal('documents-needed') }),
  /**
   * Number of selections on the slip; `ready` resets it to 0. While it is not 0, the site does not reload or offer an
   * update.
   */
  v.strictObject({
    channel: sportsbookChannel,
    type: v.literal('slip'),
    selections: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  }),
  /** The player's odds format, sent when the sportsbook opens and after each choice. The site uses the same format. */
  v.strictObject({
    channel: sportsbookChannel,
    type: v.literal('odds-format'),
    format: v.picklist(ODDS_FORMATS),
  }),
  /**
   * Data for the site to keep, because browsers block storage in cross-site frames; '' deletes it. The site sends it
   * back after `ready`: the slip in the same tab; preferences, and bets and cash-outs without a response, each by its
   * idempotency key, in any tab. Open tabs receive changes of both at once. A message has at most 4096 characters.
   */
  v.strictObject({
    channel: sportsbookChannel,
    type: v.literal('keep'),
    name: v.string(),
    text: v.string(),
  }),
  v.strictObject({
    channel: sportsbookChannel,
    type: v.literal('sidebar'),
    open: v.boolean(),
  }),
]);
export type SportsbookMessage = v.InferOutput<typeof sportsbookMessageSchema>;

/** From the site to the sportsbook. */
export type SportsbookCommand =
  /**
   * Show a page. `from` is the page that the sportsbook shows as far as the site knows; absent until it is ready. A
   * sportsbook that shows another one stays there and sends its own path (`navigated`), which the site follows.
   */
  | { channel: 'marquee-sportsbook'; type: 'show'; path: string; from?: string }
  | { channel: 'marquee-sportsbook'; type: 'theme'; theme: 'dark' | 'light' }
  /** A one-time ticket of the player; null when logged out. */
  | { channel: 'marquee-sportsbook'; type: 'player'; ticket: string | null }
  | { channel: 'marquee-sportsbook'; type: 'kept'; name: string; text: string }
  | { channel: 'marquee-sportsbook'; type: 'toggle-sidebar' };
