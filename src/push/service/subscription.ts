import * as v from 'valibot';
import { language, line } from '../../lib/body-fields.ts';
import { isTimeZone } from '../../lib/zone-clock.ts';
import { arePushKeys, safePushEndpoint } from '../push-endpoint.ts';

/** A normalised push endpoint (B51). @param origins allowed besides the browsers' own */
const endpointSchema = (origins: readonly string[]) =>
  v.pipe(
    v.string(),
    v.transform((text) => safePushEndpoint(text, origins)),
    v.string('push_endpoint_not_allowed'),
  );

/** Keys for encrypting messages (B52). */
const keysSchema = v.pipe(
  v.strictObject({
    p256dh: v.pipe(v.string(), v.maxLength(100, 'push_keys_invalid')),
    auth: v.pipe(v.string(), v.maxLength(30, 'push_keys_invalid')),
  }),
  v.check(arePushKeys, 'push_keys_invalid'),
);

/** Body of `keepPushDevice`. */
export const deviceSchema = (origins: readonly string[]) =>
  v.strictObject({
    endpoint: endpointSchema(origins),
    keys: keysSchema,
    language,
    timeZone: v.pipe(v.string(), v.check(isTimeZone, 'time_zone_invalid')),
    label: line(80),
  });

/** Body of `replacePushDevice`. */
export const replacementSchema = (origins: readonly string[]) =>
  v.strictObject({
    // Not checked against the allowed origins, because a disallowed endpoint is unknown like any other.
    oldEndpoint: line(2048),
    endpoint: endpointSchema(origins),
    keys: keysSchema,
  });

/** Body of `reportPushClick`. */
export const clickSchema = v.strictObject({
  message: v.pipe(v.string(), v.nonEmpty('field_required'), v.maxLength(64, 'value_too_long')),
});
