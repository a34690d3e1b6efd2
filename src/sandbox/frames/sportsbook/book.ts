import type { SportsbookCommand, SportsbookMessage } from '../../../operator/frame-messages.ts';
import type { ParentSite } from '../parent-site.ts';
import type { BookClient } from './book-client.ts';
import type { BookState } from './book-state.ts';
import type { Wording } from './wording.ts';

export const channel = 'marquee-sportsbook';

type WithoutChannel<M> = M extends unknown ? Omit<M, 'channel'> : never;

/** Shared services of the page, which actions take as an argument. */
export interface Book {
  readonly state: BookState;
  readonly client: BookClient;
  readonly wording: Wording;
  /** undefined if the page is not framed. */
  readonly site: ParentSite<SportsbookMessage, SportsbookCommand> | undefined;
}

/** Sends a message to the site, if there is one. */
export function tell({ site }: Book, message: WithoutChannel<SportsbookMessage>): void {
  site?.send({ channel, ...message } as SportsbookMessage);
}

/** Opens or closes the sidebar, and notifies the site, whose button shows the state. */
export function toggleSidebar(book: Book, isOpen = !book.state.isSidebarOpen): void {
  if (isOpen === book.state.isSidebarOpen) return;
  book.state.isSidebarOpen = isOpen;
  tell(book, { type: 'sidebar', open: isOpen });
}
