import {
  createPrivateKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicKey } from '../../operator/contract/types.ts';
import { newId } from '../accounts/token.ts';
import { DAY_MS } from '../wallet/calendar.ts';

/** A key signs for so long, then the next start makes another; what it signed can be checked for ever. */
const SIGNS_FOR_MS = 365 * DAY_MS;

interface KeyFile {
  /** When the present key was made, RFC 3339. */
  readonly since: string;
  readonly present: JsonWebKey;
  /** The present one first. */
  readonly published: readonly PublicKey[];
}

export interface StatementKeys {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly published: readonly PublicKey[];
}

/**
 * The keys that statements are signed with (ES256), from `statement-keys.json` in the folder, which only its
 * owner may read; made at the first start and once a year. In memory for ':memory:'.
 * @throws Error with one clear line for a file that cannot be used
 */
export function openStatementKeys(dataDir: string, now: Date): StatementKeys {
  const path = dataDir === ':memory:' ? undefined : join(dataDir, 'statement-keys.json');
  const kept = path !== undefined && existsSync(path) ? read(path) : undefined;
  const isGood = kept !== undefined && now.getTime() - Date.parse(kept.since) < SIGNS_FOR_MS;
  const file = isGood ? kept : withNewKey(kept?.published ?? [], now);
  if (path !== undefined && file !== kept) {
    mkdirSync(dataDir, { recursive: true });
    // Whole or not at all: a key that signed something is never lost half-way.
    writeFileSync(`${path}.new`, JSON.stringify(file), { mode: 0o600, flush: true });
    renameSync(`${path}.new`, path);
  }
  const [first] = file.published;
  if (first === undefined) throw new Error(`${path}: there is no public key`);
  return {
    kid: first.kid,
    privateKey: createPrivateKey({ key: file.present, format: 'jwk' }),
    published: file.published,
  };
}

function withNewKey(older: readonly PublicKey[], now: Date): KeyFile {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const shown = { kty: 'EC', crv: 'P-256', x, y, kid: newId(), alg: 'ES256', use: 'sig' } as const;
  return {
    since: now.toISOString(),
    present: privateKey.export({ format: 'jwk' }),
    published: [shown, ...older],
  };
}

function read(path: string): KeyFile {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as KeyFile;
  } catch {
    throw new Error(`${path} is damaged; statements cannot be signed with it`);
  }
}
