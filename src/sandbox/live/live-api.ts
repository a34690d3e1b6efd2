import type { Chips } from '../spots/spot-game.ts';
import type { LivePhase } from './live-clock.ts';

// What a live table's page and its server say to each other, beside the calls of every game of spots.

/** `GET /table?game=<slug>`: a stream, one event whenever the phase changes. */
export interface LiveTableView {
  /** Of the server, ms since 1970. */
  time: number;
  round: number;
  phase: LivePhase;
  endsAt: number;
  dealer: string;
  /** SHA-256 of the round's seed, base64url. */
  seedHash: string;
  /** With the result alone. */
  drawn?: object;
  seed?: string;
  /** What fell before, the newest first. */
  past: object[];
}

/** What the player has on the table. */
export interface LiveBetView {
  round: number;
  chips: Chips;
  stake: number;
}

/** `POST /bets`: again with the same key it is the same bet. */
export interface LiveBetRequest {
  key: string;
  round: number;
  chips: Chips;
}

/** `POST /standings`, and what a bet is answered with. */
export interface LiveStanding {
  balance: number;
  /** On the table, its result not yet known. */
  bet?: LiveBetView;
  /** The newest round that was settled. */
  last?: { round: number; stake: number; win: number };
  isLast: boolean;
}
