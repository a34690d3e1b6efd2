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
import { DAY_MS } from '../operator/calendar.ts';

/** How long a key signs before the next start creates a new one, ms. Its signatures stay verifiable forever. */
const SIGNS_FOR_MS = 365 * DAY_MS;
/** Age at which a claim belongs to a dead process, ms; creating a key takes a few ms. */
const CLAIM_HOLDS_MS = 5000;
const LOOK_AGAIN_MS = 20;

interface KeyFile {
  /** Creation time of the current key, RFC 3339. */
  readonly since: string;
  readonly present: JsonWebKey;
  /** Current key first. */
  readonly published: readonly PublicKey[];
}

interface StatementKeys {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly published: readonly PublicKey[];
}

/**
 * Opens the signing keys of statements (ES256), from `statement-keys.json` in the data folder, readable by its owner
 * only; in memory for ':memory:'. A key is created at the first start and once a year, by one of the processes that
 * share the folder.
 * @throws Error with a one-line message for an unusable file
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
    // Another process may have created one between the check and the claim.
    const known = read(path);
    if (known && isGood(known)) {
      release();
      return known;
    }
    const file = withNewKey(known?.published ?? [], now);
    // Written atomically, because a key that has signed something must never be lost.
    writeFileSync(`${path}.new`, JSON.stringify(file), { flush: true });
    renameSync(`${path}.new`, path);
    return file;
  }
}

/**
 * Claims the creation of the new file. Other processes wait and check again.
 * @returns a function that releases the claim; undefined if another process has it
 */
function claim(path: string): (() => void) | undefined {
  try {
    closeSync(openSync(path, 'wx', 0o600));
    return () => rmSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
    // Left behind by a process that died.
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
