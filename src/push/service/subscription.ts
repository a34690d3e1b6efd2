import * as v from 'valibot';
import { arePushKeys, safePushEndpoint } from '../push-endpoint.ts';

/** A normalised push endpoint (B51). @param origins allowed besides the browsers' own */
export const endpointSchema = (origins: readonly string[]) =>
  v.pipe(
    v.string(),
    v.transform((text) => safePushEndpoint(text, origins)),
    v.string('push_endpoint_not_allowed'),
  );

/** Keys for encrypting messages (B52). */
export const keysSchema = v.pipe(
  v.strictObject({
    p256dh: v.pipe(v.string(), v.maxLength(100, 'push_keys_invalid')),
    auth: v.pipe(v.string(), v.maxLength(30, 'push_keys_invalid')),
  }),
  v.check(arePushKeys, 'push_keys_invalid'),
);
