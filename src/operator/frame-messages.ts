import * as v from 'valibot';

/**
 * What the site and the pages that it frames say to each other. A frame's messages are checked against these
 * before anything is done with them; what is not here does not exist.
 */

/** A path below a route of the site: no host, no query, no way up. */
export const framePath = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^\/(?:(?!\.{1,2}(?:\/|$))[\w.~-]+(?:\/|$))*$/, 'a path such as /football/live'),
);

const gameChannel = v.literal('marquee-game');
const sportsbookChannel = v.literal('marquee-sportsbook');

/** A game to the site. */
export const gameMessageSchema = v.variant('type', [
  /** It can be spoken to. */
  v.strictObject({ channel: gameChannel, type: v.literal('ready') }),
  /** A stake is on its way: what may wait, waits. */
  v.strictObject({ channel: gameChannel, type: v.literal('round-started') }),
  /** The round is settled: session and balance have changed. */
  v.strictObject({ channel: gameChannel, type: v.literal('round-ended') }),
  /** The round waits for the player's next move: who leaves the page now finds it again. */
  v.strictObject({ channel: gameChannel, type: v.literal('round-waiting') }),
  /**
   * The operator plays no further round: the session has ended, has a notice to answer, or is played from another page by
   * now. A stake that is refused alone (a limit, the balance) is the game's to explain.
   */
  v.strictObject({ channel: gameChannel, type: v.literal('session-changed') }),
  /** The player has too little for a stake and wants to deposit; the game comes back afterwards. */
  v.strictObject({ channel: gameChannel, type: v.literal('deposit-needed') }),
  /** The game's own way out. */
  v.strictObject({ channel: gameChannel, type: v.literal('leave') }),
  /** It cannot go on. */
  v.strictObject({ channel: gameChannel, type: v.literal('fault') }),
]);
export type GameMessage = v.InferOutput<typeof gameMessageSchema>;

/** The site to a game. */
export type GameCommand =
  /** No new round until `resume`; one that runs is shown to its end. */
  { channel: 'marquee-game'; type: 'pause' } | { channel: 'marquee-game'; type: 'resume' };

/** The sportsbook to the site. */
export const sportsbookMessageSchema = v.variant('type', [
  v.strictObject({ channel: sportsbookChannel, type: v.literal('ready') }),
  /** What it shows now, as a path below the route that frames it. */
  v.strictObject({ channel: sportsbookChannel, type: v.literal('navigated'), path: framePath }),
  /** Of its whole content, CSS px. */
  v.strictObject({
    channel: sportsbookChannel,
    type: v.literal('height'),
    height: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  }),
  v.strictObject({ channel: sportsbookChannel, type: v.literal('balance-changed') }),
  v.strictObject({ channel: sportsbookChannel, type: v.literal('login-needed') }),
  /** The player has too little for the stake on the slip and wants to deposit; the slip comes back afterwards. */
  v.strictObject({ channel: sportsbookChannel, type: v.literal('deposit-needed') }),
  /** How many selections its slip holds: while there are any, the site reloads nothing by itself and offers nothing. */
  v.strictObject({
    channel: sportsbookChannel,
    type: v.literal('slip'),
    selections: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  }),
  v.strictObject({
    channel: sportsbookChannel,
    type: v.literal('sidebar'),
    open: v.boolean(),
  }),
]);
export type SportsbookMessage = v.InferOutput<typeof sportsbookMessageSchema>;

/** The site to the sportsbook. */
export type SportsbookCommand =
  | { channel: 'marquee-sportsbook'; type: 'show'; path: string }
  | { channel: 'marquee-sportsbook'; type: 'theme'; theme: 'dark' | 'light' }
  /** A one-time ticket of the player's, or null when nobody is signed in any more. */
  | { channel: 'marquee-sportsbook'; type: 'player'; ticket: string | null }
  | { channel: 'marquee-sportsbook'; type: 'toggle-sidebar' };
