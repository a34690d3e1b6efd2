import type { SportsbookCommand, SportsbookMessage } from '../../../operator/frame-messages.ts';
import type { ParentSite } from '../parent-site.ts';
import type { BookClient } from './book-client.ts';
import type { BookState } from './book-state.ts';
import type { Wording } from './wording.ts';

export const channel = 'marquee-sportsbook';

type WithoutChannel<M> = M extends unknown ? Omit<M, 'channel'> : never;

/** What all parts of the page share; its actions take it. */
export interface Book {
  readonly state: BookState;
  readonly client: BookClient;
  readonly wording: Wording;
  /** undefined when the page stands alone. */
  readonly site: ParentSite<SportsbookMessage, SportsbookCommand> | undefined;
}

/** Tells the site, if there is one. */
export function tell({ site }: Book, message: WithoutChannel<SportsbookMessage>): void {
  site?.send({ channel, ...message } as SportsbookMessage);
}
