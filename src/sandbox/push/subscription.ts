import { ECDH } from 'node:crypto';
import * as v from 'valibot';

/** Checked for good before it is kept and again before anything is sent there. */
export const endpointSchema = v.pipe(
  v.string(),
  v.maxLength(2048, 'push_endpoint_not_allowed'),
  v.startsWith('https://', 'push_endpoint_not_allowed'),
);

/** An uncompressed point of P-256 and 16 bytes (RFC 8291), B52. */
export const keysSchema = v.strictObject({
  p256dh: v.pipe(v.string(), v.check(isPoint, 'push_keys_invalid')),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'push_keys_invalid')),
});

function isPoint(text: string): boolean {
  if (!/^B[\w-]{86}$/.test(text)) return false;
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
