import type { Chips } from '../games/spots/spot-game.ts';
import type { LivePhase } from './live-clock.ts';

// API between a live table's page and its server, beyond the endpoints shared by spot games.

/** `GET /table?game=<slug>`: a stream with one event per phase change. */
export interface LiveTableView {
  /** Server time, epoch ms. */
  time: number;
  round: number;
  phase: LivePhase;
  endsAt: number;
  dealer: string;
  /** SHA-256 of the round's seed, base64url. */
  seedHash: string;
  /** With the result; a called draw (bingo) also while it takes place. */
  drawn?: object;
  /** Only together with the result. */
  seed?: string;
  /** Past results, newest first. */
  past: object[];
}

/** The player's bet on the table. */
export interface LiveBetView {
  round: number;
  chips: Chips;
  stake: number;
}

/** `POST /bets`: a repeated key returns the first response, whatever the result of the bet is by then. */
export interface LiveBetRequest {
  key: string;
  round: number;
  chips: Chips;
}

/** `POST /standings`, and the response to a bet. */
export interface LiveStanding {
  balance: number;
  /** The pending bet, before its result is known. */
  bet?: LiveBetView;
  /** The player's result in the table's current round, otherwise the session's latest. */
  last?: { round: number; stake: number; win: number };
  isLast: boolean;
}
