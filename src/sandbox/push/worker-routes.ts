import * as v from 'valibot';
import { createRateLimit } from '../accounts/rate-limit.ts';
import { type Route, route } from '../operator/route.ts';
import { endpointSchema, keysSchema } from './subscription.ts';

const family = 'operator';
/** A browser replaces a subscription once in months; a shared address may have many browsers. */
const REPLACEMENTS = 60;
const CLICKS = 600;
const PER_MS = 60_000;

/** What the site's worker calls, which has no token. */
export function workerRoutes(applicationServerKey: string): readonly Route[] {
  const replacements = createRateLimit(REPLACEMENTS, PER_MS);
  const clicks = createRateLimit(CLICKS, PER_MS);
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
        oldEndpoint: v.pipe(v.string(), v.maxLength(2048, 'value_too_long')),
        endpoint: endpointSchema,
        keys: keysSchema,
      }),
      handle({ address, now }) {
        replacements.take(address, now);
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
      handle({ address, now }) {
        clicks.take(address, now);
        return { status: 204 };
      },
    }),
  ];
}
