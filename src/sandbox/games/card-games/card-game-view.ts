import type { Card } from '../table/cards.ts';

/** A row of cards on the table. */
export interface CardRow {
  readonly who: 'dealer' | 'player' | 'board';
  readonly cards: Card[];
  /** Number of face-down cards beside them. */
  readonly hidden?: number;
  /** Total of the cards. */
  readonly total?: number;
  /** Name of the hand, such as `pair`. */
  readonly hand?: string;
}

/** Visible state of a game on the shared card page. */
export interface CardGameView {
  readonly rows: CardRow[];
  /** Result of the round, such as `dealer-not-qualified`. */
  readonly result?: string;
  /** Extra cost of a choice beyond the stake, minor units. */
  readonly costs?: Readonly<Record<string, number>>;
  /** Payout of a choice if known in advance, minor units. */
  readonly pays?: Readonly<Record<string, number>>;
  /** Red dog: number of ranks between the two cards. */
  readonly spread?: number;
}

/** Even amounts, so that every payout is a whole minor unit. */
export const CARD_STAKES = [100, 200, 500, 1000, 2000, 5000];
