import type { Route } from '../operator/route.ts';
import { browserRoutes } from './browser-routes.ts';
import { deviceRoutes } from './device-routes.ts';
import type { PushDesk } from './push-desk.ts';

/** The push operations of the contract for players and their devices. */
export const pushRoutes = (desk: PushDesk): readonly Route[] => [
  ...deviceRoutes(desk),
  ...browserRoutes(desk),
];
