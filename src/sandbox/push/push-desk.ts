import type { OpenPush } from '../../push/open-push.ts';

/** What the routes of push messages share. */
export interface PushDesk {
  open(): Promise<Pick<OpenPush, 'store'>>;
  /** The public VAPID key. */
  readonly applicationServerKey: string;
  /** Push services that are allowed besides the browsers' own. */
  readonly origins: readonly string[];
}
