import type { LineWin } from './line-wins.ts';
import type { SlotTable, SlotTableName } from './pay-tables.ts';

// API between a slot's page and its server. Money is in minor units. Errors are problem documents.

/** Published facts about a game. */
export interface GameSheet {
  title: string;
  volatility: SlotTableName;
  /** Return as a fraction, such as 0.9546. */
  returnToPlayer: number;
  table: SlotTable;
  /** The game's own symbol, an SVG as a data URL. */
  motif: string;
  /** The game's colour, light to dark, then the colours around it, as `#rrggbb`. */
  tones: { light: string; base: string; deep: string; around: string; night: string };
}

export interface RoundView {
  /** Counts from 1. */
  number: number;
  stake: number;
  win: number;
  /** Strip positions in the top row. */
  stops: number[];
  wins: LineWin[];
}

/** `POST /openings` with a ticket, or with the slug of a game for a demo. */
export type OpeningRequest = { ticket: string } | { demo: string };

export interface OpeningAnswer {
  /** Token for the next request. */
  token: string;
  game: GameSheet;
  balance: number;
  /** Currency of the balance; absent for play money. */
  currency?: string;
  /** Available stakes, lowest first. */
  stakes: number[];
  /** Minimum time between the starts of two rounds, ms. */
  minimumRoundMs: number;
  /** SHA-256 of the seed that determines all outcomes, base64url; the statement reveals the seed. */
  seedHash?: string;
  /** Last round of this session, whose result the player may not have seen. */
  last?: RoundView;
}

/** `POST /rounds`: a repeated key returns the same round. */
export interface RoundRequest {
  key: string;
  stake: number;
}

export interface RoundAnswer {
  round: RoundView;
  /** Balance after the round. */
  balance: number;
  /** The session ended with this round. */
  isLast: boolean;
  /** Next token of a demo, which holds its play money. */
  token?: string;
}
