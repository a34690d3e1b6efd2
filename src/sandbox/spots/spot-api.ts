import type { Chips } from './spot-game.ts';

// What the page of a game of spots and its server say to each other. Money is minor units. A refusal is a problem
// document.

/** What is published about a game. */
export interface SpotSheet {
  title: string;
  /** Its colour, from light to dark, then that of its surroundings, as `#rrggbb`. */
  tones: { light: string; base: string; deep: string; around: string; night: string };
}

/** @typeParam Drawn what falls in this game */
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
  /** What the next call shows. */
  token: string;
  game: SpotSheet;
  balance: number;
  currency: string;
  /** What a chip may be worth, the least first. */
  chips: number[];
  /** On all spots of a round together. */
  mostStake: number;
  /** From the beginning of a round to that of the next, ms. */
  minimumRoundMs: number;
  /** SHA-256 of the seed that all outcomes follow from, base64url; the statement reveals the seed. */
  seedHash: string;
  /** The last round of this session, which nobody may have seen end. */
  last?: SpotRoundView;
}

/** `POST /rounds`: again with the same key it is the same round. */
export interface SpotRoundRequest {
  key: string;
  chips: Chips;
}

export interface SpotAnswer {
  round: SpotRoundView;
  /** After it. */
  balance: number;
  /** Whether the session has ended with this round. */
  isLast: boolean;
}
