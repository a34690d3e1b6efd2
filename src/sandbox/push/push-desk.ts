import type { OpenPush } from '../../push/open-push.ts';

/** Shared context of the push routes. */
export interface PushDesk {
  open(): Promise<Pick<OpenPush, 'store'>>;
  /** The public VAPID key. */
  readonly applicationServerKey: string;
  /** Allowed push services besides the browsers' own. */
  readonly origins: readonly string[];
}
