// What a table game's page and its server say to each other. Money is minor units. A refusal is a problem document.

/** What is published about a game. */
export interface TableSheet {
  title: string;
  /** Its colour, from light to dark, then that of its surroundings, as `#rrggbb`. */
  tones: { light: string; base: string; deep: string; around: string; night: string };
}

/** A round as it stands. @typeParam View what lies on this game's table */
export interface TableRoundView<View> {
  /** Counts from 1. */
  number: number;
  /** The bet as it was made. */
  bet: { stake: number };
  /** All stakes so far. */
  stake: number;
  win: number;
  /** The moves that the player may choose from; none when it is over. */
  choices: readonly string[];
  view: View;
}

/** `POST /openings` */
export interface TableOpeningRequest {
  ticket: string;
}

export interface TableOpening<View> {
  /** What the next call shows. */
  token: string;
  game: TableSheet;
  balance: number;
  currency: string;
  /** What may be staked at first, the least first. */
  stakes: number[];
  /** From the beginning of a round to that of the next, ms. */
  minimumRoundMs: number;
  /** SHA-256 of the seed that all outcomes follow from, base64url; the statement reveals the seed. */
  seedHash: string;
  /** The round that waits for a move, else the last one, which nobody may have seen end. */
  round?: TableRoundView<View>;
}

/** `POST /rounds` begins a round, `POST /moves` goes on with it, `Authorization: Bearer <token>` */
export type TableStepRequest = { key: string; bet: object } | { key: string; move: string };

export interface TableAnswer<View> {
  round: TableRoundView<View>;
  balance: number;
  /** Whether the session ended with it. */
  isLast: boolean;
}
