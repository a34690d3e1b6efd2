import { join } from 'node:path';
import * as v from 'valibot';
import { createOnce } from '../../lib/data-folder.ts';
import type { VapidKeys } from '../../push/settings.ts';
import { generateVapidKeys } from '../../push/vapid-keys.ts';

const pairSchema = v.object({
  publicKey: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
  privateKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
});

/**
 * Opens the key pair of `vapid-keys.json` in the folder, readable by its owner only; in memory for ':memory:'. The
 * first start creates it, once for all processes, because a subscription is valid for one key only.
 * @throws Error with a one-line message for an unusable file
 */
export function openVapidKeys(dataDir: string): VapidKeys {
  if (dataDir === ':memory:') return generateVapidKeys();
  const path = join(dataDir, 'vapid-keys.json');
  const text = createOnce(path, () => JSON.stringify(generateVapidKeys()));
  try {
    return v.parse(pairSchema, JSON.parse(text));
  } catch {
    throw new Error(`${path} is damaged; subscribed devices cannot be reached without it`);
  }
}
