import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { makeDataFolder } from '../../lib/data-folder.ts';
import type { VapidKeys } from '../../push/settings.ts';
import { generateVapidKeys } from '../../push/vapid-keys.ts';
import { newId } from '../accounts/token.ts';

const pairSchema = v.object({
  publicKey: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
  privateKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
});

/**
 * The pair of `vapid-keys.json` in the folder, which only its owner may read; made at the first start. Of
 * processes that start at once one makes it: a subscription is made for one key and good for no other. In
 * memory for ':memory:'.
 * @throws Error with one clear line for a file that cannot be used
 */
export function openVapidKeys(dataDir: string): VapidKeys {
  if (dataDir === ':memory:') return generateVapidKeys();
  const path = join(dataDir, 'vapid-keys.json');
  const kept = read(path);
  if (kept !== undefined) return kept;
  makeDataFolder(dataDir);
  const made = `${path}.${newId()}`;
  writeFileSync(made, JSON.stringify(generateVapidKeys()), { mode: 0o600, flush: true });
  try {
    // Whole or not at all, and never over what another process has put there.
    linkSync(made, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(made);
  }
  return read(path) ?? openVapidKeys(dataDir);
}

function read(path: string): VapidKeys | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return v.parse(pairSchema, JSON.parse(text));
  } catch {
    throw new Error(`${path} is damaged; nobody who subscribed can be sent anything without it`);
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
