import type { Card } from '../table/cards.ts';

/** A row of cards on the table. */
export interface CardRow {
  readonly who: 'dealer' | 'player' | 'board';
  readonly cards: Card[];
  /** How many lie face down beside them. */
  readonly hidden?: number;
  /** What they count. */
  readonly total?: number;
  /** The name of the hand, such as `pair`. */
  readonly hand?: string;
}

/** What lies on the table of a game that the shared card page draws. */
export interface CardGameView {
  readonly rows: CardRow[];
  /** What the round has come to, such as `dealer-not-qualified`. */
  readonly result?: string;
  /** What a choice costs on top of the stake, minor units. */
  readonly costs?: Readonly<Record<string, number>>;
  /** What a choice pays where it is known before, minor units. */
  readonly pays?: Readonly<Record<string, number>>;
  /** Red dog: how many ranks lie between the two cards. */
  readonly spread?: number;
}

/** Even amounts, so that every pay is a whole minor unit. */
export const CARD_STAKES = [100, 200, 500, 1000, 2000, 5000];
