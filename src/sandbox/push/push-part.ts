import webPush from 'web-push';
import type { OperatorPart } from '../operator/part.ts';
import { deviceRoutes } from './device-routes.ts';
import { workerRoutes } from './worker-routes.ts';

/** The devices that players get push messages on. */
export const pushPart: OperatorPart = {
  tables: '',
  seed() {},
  routes: () => [...deviceRoutes(), ...workerRoutes(webPush.generateVAPIDKeys().publicKey)],
};
