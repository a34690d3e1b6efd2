import type { OpenPush } from '../../push/open-push.ts';
import type { Route } from '../operator/route.ts';
import { browserRoutes } from './browser-routes.ts';
import { deviceRoutes } from './device-routes.ts';

/** What the routes of push messages share. */
export interface PushDesk {
  open(): Promise<Pick<OpenPush, 'store'>>;
  /** The public VAPID key. */
  readonly applicationServerKey: string;
  /** Push services that are allowed besides the browsers' own. */
  readonly origins: readonly string[];
}

/** The operations of the contract that devices and their players use. */
export const pushRoutes = (desk: PushDesk): readonly Route[] => [
  ...deviceRoutes(desk),
  ...browserRoutes(desk),
];
