import {
  createPrivateKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { makeDataFolder } from '../../lib/data-folder.ts';
import type { PublicKey } from '../../operator/contract/types.ts';
import { newId } from '../accounts/token.ts';
import { DAY_MS } from '../wallet/calendar.ts';

/** A key signs for so long, then the next start makes another; what it signed can be checked for ever. */
const SIGNS_FOR_MS = 365 * DAY_MS;
/** Making a key takes a few ms; whoever takes so much longer is dead. */
const CLAIM_HOLDS_MS = 5000;
const LOOK_AGAIN_MS = 20;

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
 * owner may read; made at the first start and once a year,
 * by one of the processes that share the folder. In memory for ':memory:'.
 * @throws Error with one clear line for a file that cannot be used
 */
export function openStatementKeys(dataDir: string, now: Date): StatementKeys {
  const file =
    dataDir === ':memory:'
      ? withNewKey([], now)
      : openFile(join(dataDir, 'statement-keys.json'), now);
  const [first] = file.published;
  if (first === undefined) throw new Error(`${dataDir}: there is no public key`);
  return {
    kid: first.kid,
    privateKey: createPrivateKey({ key: file.present, format: 'jwk' }),
    published: file.published,
  };
}

function openFile(path: string, now: Date): KeyFile {
  makeDataFolder(dirname(path));
  const isGood = ({ since }: KeyFile) => now.getTime() - Date.parse(since) < SIGNS_FOR_MS;
  for (;;) {
    const kept = read(path);
    if (kept && isGood(kept)) return kept;
    const release = claim(`${path}.new`);
    if (release === undefined) continue;
    // Another process may have made one between the look and the claim.
    const known = read(path);
    if (known && isGood(known)) {
      release();
      return known;
    }
    const file = withNewKey(known?.published ?? [], now);
    // Whole or not at all: a key that signed something is never lost half-way.
    writeFileSync(`${path}.new`, JSON.stringify(file), { flush: true });
    renameSync(`${path}.new`, path);
    return file;
  }
}

/**
 * One process at a time makes the new file; the others wait a moment and look again.
 * @returns what gives the claim back; undefined when another one has it
 */
function claim(path: string): (() => void) | undefined {
  try {
    closeSync(openSync(path, 'wx', 0o600));
    return () => rmSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
    // Left by a process that died over it.
    if (Date.now() - mtimeMs > CLAIM_HOLDS_MS) rmSync(path, { force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS);
    return undefined;
  }
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

function read(path: string): KeyFile | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as KeyFile;
  } catch {
    throw new Error(`${path} is damaged; statements cannot be signed with it`);
  }
}
