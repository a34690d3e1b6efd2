import type { Chips } from './spot-game.ts';

// API between a spot game's page and its server. Money is in minor units. Errors are problem documents.

/** Published facts about a game. */
export interface SpotSheet {
  title: string;
  /** The game's colour, light to dark, then the colours around it, as `#rrggbb`. */
  tones: { light: string; base: string; deep: string; around: string; night: string };
}

/** @typeParam Drawn the game's result */
export interface SpotRoundView<Drawn = object> {
  /** Counts from 1. */
  number: number;
  stake: number;
  win: number;
  chips: Chips;
  drawn: Drawn;
}

/** `POST /openings` */
export interface SpotOpening {
  /** Token for the next request. */
  token: string;
  game: SpotSheet;
  balance: number;
  currency: string;
  /** Chip values, lowest first. */
  chips: number[];
  /** Maximum total stake of a round. */
  mostStake: number;
  /** Minimum time between the starts of two rounds, ms. */
  minimumRoundMs: number;
  /** SHA-256 of the seed that determines all outcomes, base64url; the statement reveals the seed. */
  seedHash: string;
  /** Last round of this session, whose result the player may not have seen. */
  last?: SpotRoundView;
}

/** `POST /rounds`: a repeated key returns the same round. */
export interface SpotRoundRequest {
  key: string;
  chips: Chips;
}

export interface SpotAnswer {
  round: SpotRoundView;
  /** Balance after the round. */
  balance: number;
  /** The session ended with this round. */
  isLast: boolean;
}
