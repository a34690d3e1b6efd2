/**
 * What the tag manager may hear of a visit (docs/tags.md): pages and acts, never an amount, a name, an address, an
 * account code or what somebody typed.
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

/** A browser event of this name carries each from where it happens to who may listen. */
export const TAG_EVENT = 'marquee-tag';

/** Says that something happened. Nobody listens unless a tag manager is configured and its visitor allowed it (QRY-3). */
export function track(event: TagEvent): void {
  dispatchEvent(new CustomEvent(TAG_EVENT, { detail: event }));
}
