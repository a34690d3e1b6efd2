/** The operator's data of a player, read right before sending. */
export interface Standing {
  /** False for players who are excluded, on a break, limited, blocked or under review. */
  readonly mayReceive: boolean;
  /** Whether the player wants push messages. */
  readonly push: boolean;
  readonly topics: readonly string[];
  /** Slugs of followed promotions. */
  readonly promotions: readonly string[];
  readonly language: string;
  /** Defaults to each device's. */
  readonly timeZone?: string;
  /** `HH:MM` in that time zone; over midnight if `from` is later than `to`. */
  readonly quietHours?: { readonly from: string; readonly to: string; readonly timeZone: string };
  readonly flags: readonly string[];
}

/** A notice of a player. */
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

/** The operator's player data, read for every chunk right before it is sent. */
export interface Recipients {
  /** By account. Nothing may be sent to an account that is missing. */
  standings(accounts: readonly string[]): Promise<ReadonlyMap<string, Standing>>;
  /**
   * Adds notices for players right before sending; idempotent per player and campaign.
   * @returns number of unread notices by account
   */
  received(messages: readonly ReceivedMessage[]): Promise<ReadonlyMap<string, number>>;
}
