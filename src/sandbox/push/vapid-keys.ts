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
 * Opens the key pair of `vapid-keys.json` in the folder, which only its owner may read, or creates it at the first
 * start. Of processes that start concurrently, one creates it, because a subscription is valid for one key only. In
 * memory for ':memory:'.
 * @throws Error with a one-line message for an unusable file
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
    // Links the complete file atomically, and never over another process's file.
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
