import { createBrowserLimits } from '../../push/service/browser-limits.ts';
import { clickSchema, replacementSchema } from '../../push/service/subscription.ts';
import { type Route, route } from '../http/route.ts';
import type { PushDesk } from './push-desk.ts';

const family = 'operator';

/** Routes without a token: the public key, and the calls of the site's service worker, which has no token. */
export function browserRoutes(desk: PushDesk): readonly Route[] {
  const { open, applicationServerKey, origins } = desk;
  const { replacements, clicks } = createBrowserLimits();
  return [
    route({
      operation: 'readPushKey',
      family,
      method: 'GET',
      path: '/push/key',
      access: 'anyone',
      handle: () => ({ status: 200, value: { applicationServerKey } }),
    }),
    route({
      operation: 'replacePushDevice',
      family,
      method: 'POST',
      path: '/push/replacements',
      access: 'anyone',
      body: replacementSchema(origins),
      async handle({ address, body: { oldEndpoint, endpoint, keys }, now }) {
        replacements.take(address, now);
        const { store } = await open();
        await store.replaceEndpoint(oldEndpoint, endpoint, keys, now);
        return { status: 204 };
      },
    }),
    route({
      operation: 'reportPushClick',
      family,
      method: 'POST',
      path: '/push/clicks',
      access: 'anyone',
      body: clickSchema,
      async handle({ address, body: { message }, now }) {
        clicks.take(address, now);
        const { store } = await open();
        await store.click(message, now);
        return { status: 204 };
      },
    }),
  ];
}
