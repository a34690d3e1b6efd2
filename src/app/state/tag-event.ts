/**
 * Events for the tag manager (docs/tags.md): pages and actions, never an amount, a name, an address, an account code or
 * typed text.
 */
export type TagEvent =
  | { event: 'page_view'; page_path: string; page_title: string; language: string }
  | { event: 'login'; method: 'password' | 'passkey' }
  | { event: 'sign_up' }
  | { event: 'search'; area: string }
  | { event: 'select_promotion'; promotion: string }
  | { event: 'view_game'; game: string }
  | { event: 'game_start'; game: string; mode: 'real' | 'demo' }
  | { event: 'begin_deposit' }
  | { event: 'install' }
  | { event: 'push_opt_in' };

/** Name of the browser event that carries a tag event to its listeners. */
export const TAG_EVENT = 'marquee-tag';

/** Reports an event. Only a configured tag manager listens, once the visitor has allowed it (QRY-3). */
export function track(event: TagEvent): void {
  dispatchEvent(new CustomEvent(TAG_EVENT, { detail: event }));
}
