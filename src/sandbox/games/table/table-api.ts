// API between a table game's page and its server. Money is in minor units. Errors are problem documents.

/** Published facts about a game. */
export interface TableSheet {
  title: string;
  /** The game's colour, light to dark, then the colours around it, as `#rrggbb`. */
  tones: { light: string; base: string; deep: string; around: string; night: string };
}

/** Current state of a round. @typeParam View visible state of this game's table */
export interface TableRoundView<View> {
  /** Counts from 1. */
  number: number;
  /** The initial bet. */
  bet: { stake: number };
  /** Total stake so far. */
  stake: number;
  win: number;
  /** Available moves; empty when the round is over. */
  choices: readonly string[];
  view: View;
}

/** Response of `POST /openings`. */
export interface TableOpening<View> {
  /** Token for the next request. */
  token: string;
  game: TableSheet;
  balance: number;
  currency: string;
  /** Available initial stakes, lowest first. */
  stakes: number[];
  /** Minimum time between the starts of two rounds, ms. */
  minimumRoundMs: number;
  /** SHA-256 of the seed that determines all outcomes, base64url; the statement reveals the seed. */
  seedHash: string;
  /** The round that waits for a move, otherwise the last round, whose result the player may not have seen. */
  round?: TableRoundView<View>;
}

/** `POST /rounds` starts a round, `POST /moves` continues it, `Authorization: Bearer <token>` */
export type TableStepRequest = { key: string; bet: object } | { key: string; move: string };

export interface TableAnswer<View> {
  round: TableRoundView<View>;
  balance: number;
  /** The session ended with this step. */
  isLast: boolean;
}
