import * as v from 'valibot';
import { createBrowserLimits } from '../../push/service/browser-limits.ts';
import { endpointSchema, keysSchema } from '../../push/service/subscription.ts';
import { type Route, route } from '../http/route.ts';
import type { PushDesk } from './push-desk.ts';

const family = 'operator';

/** Routes without a token: the key, and the calls of the site's service worker, which has no token. */
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
      body: v.strictObject({
        // Not checked against the allowed origins: a disallowed endpoint is as unknown as any other.
        oldEndpoint: v.pipe(v.string(), v.maxLength(2048, 'value_too_long')),
        endpoint: endpointSchema(origins),
        keys: keysSchema,
      }),
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
      body: v.strictObject({
        message: v.pipe(
          v.string(),
          v.nonEmpty('field_required'),
          v.maxLength(64, 'value_too_long'),
        ),
      }),
      async handle({ address, body: { message }, now }) {
        clicks.take(address, now);
        const { store } = await open();
        await store.click(message, now);
        return { status: 204 };
      },
    }),
  ];
}
