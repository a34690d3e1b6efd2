/** What the operator knows of a player when a message is about to be sent. */
export interface Standing {
  /** False for players who are excluded, paused, limited, blocked or under review. */
  readonly mayReceive: boolean;
  /** Whether the player wants push messages at all. */
  readonly push: boolean;
  readonly topics: readonly string[];
  /** Slugs of the promotions that the player follows. */
  readonly promotions: readonly string[];
  readonly language: string;
  /** Absent: that of each device. */
  readonly timeZone?: string;
  /** `HH:MM` of that time zone; over midnight when `from` is later than `to`. */
  readonly quietHours?: { readonly from: string; readonly to: string; readonly timeZone: string };
  readonly flags: readonly string[];
}

/** A line of a player's bell list. */
export interface ReceivedMessage {
  readonly account: string;
  readonly campaign: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly image?: string;
  readonly topic: string;
  readonly priority: 'normal' | 'high';
}

/** The operator's side of players, asked for every chunk right before it is sent. */
export interface Recipients {
  /** By account; one that is not there may not receive anything. */
  standings(accounts: readonly string[]): Promise<ReadonlyMap<string, Standing>>;
  /**
   * Puts messages into the players' bell lists, right before they are sent; one player's line of one campaign
   * only once, however often it comes.
   * @returns by account how many lines are unread now
   */
  received(messages: readonly ReceivedMessage[]): Promise<ReadonlyMap<string, number>>;
}
