import type { LineWin } from './line-wins.ts';
import type { SlotTable, SlotTableName } from './pay-tables.ts';

// What a slot's page and its server say to each other. Money is minor units. A refusal is a problem document.

/** What is published about a game. */
export interface GameSheet {
  title: string;
  volatility: SlotTableName;
  /** Share of the stakes, such as 0.9546. */
  returnToPlayer: number;
  table: SlotTable;
  /** The game's own symbol, an SVG file as a data address. */
  motif: string;
  /** Its colour, from light to dark, then that of its surroundings, as `#rrggbb`. */
  tones: { light: string; base: string; deep: string; around: string; night: string };
}

export interface RoundView {
  /** Counts from 1. */
  number: number;
  stake: number;
  win: number;
  /** Positions of the strips in the top row. */
  stops: number[];
  wins: LineWin[];
}

/** `POST /openings` with a ticket, or with the slug of a game that is played for nothing. */
export type OpeningRequest = { ticket: string } | { demo: string };

export interface OpeningAnswer {
  /** What the next call shows. */
  token: string;
  game: GameSheet;
  balance: number;
  /** Of the balance; none for play money. */
  currency?: string;
  /** What may be staked, the least first. */
  stakes: number[];
  /** From the beginning of a round to that of the next, ms. */
  minimumRoundMs: number;
  /** SHA-256 of the seed that all outcomes follow from, base64url; the statement reveals the seed. */
  seedHash?: string;
  /** The last round of this session, which nobody may have seen end. */
  last?: RoundView;
}

/** `POST /rounds`: again with the same key it is the same round. */
export interface RoundRequest {
  key: string;
  stake: number;
}

export interface RoundAnswer {
  round: RoundView;
  /** After it. */
  balance: number;
  /** Whether the session has ended with this round. */
  isLast: boolean;
  /** The next token of play money, which is kept in it. */
  token?: string;
}
