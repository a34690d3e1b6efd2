import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { writeWhole } from '../lib/write-whole.ts';
import { type Encoded, encodeBest } from './encodings.ts';

const compress = promisify(zstdCompress);

/** How long browsers use a dictionary, and the age at which a new one is offered, in seconds. */
export const DICTIONARY_MAX_AGE = 30 * 86_400;
/** Dictionaries kept per language, because browsers may have fetched the previous one at its last moment. */
const MOST = 3;
/** Compression level. Takes 4 ms for home on the machine of docs/benchmarks.md, in another thread. */
const LEVEL = 9;
/** Window as log2 of bytes: 1 MB holds a dictionary and a page. Browsers allow 8 MB. */
const WINDOW_LOG = 20;
/** Start of a body with the encoding `dcz`, followed by the dictionary's hash (RFC 9842, 5). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
const FILE = /^([A-Za-z-]+)\.([A-Za-z0-9_-]{43})\.html$/;

interface Dictionary {
  /** SHA-256. */
  hash: Buffer;
  body: Buffer;
  /** Epoch ms. */
  since: number;
  encoded?: Promise<Encoded>;
}

/** A folder per site: brands may share a data folder, and their pages have the same names. */
export function dictionaryFolder(
  dataDir: string,
  { siteUrl, company }: { siteUrl?: string | undefined; company: { name: string } },
): string {
  const site = createHash('sha256').update(siteUrl ?? company.name);
  return join(dataDir, 'dictionaries', site.digest('hex').slice(0, 16));
}

/**
 * Shared compression dictionaries (RFC 9842): one home page per language, which browsers keep. Documents are then sent
 * as a difference: a changed home takes a few hundred bytes instead of 24 KB. Kept in files, so that they survive a
 * release. Contain no player data, like cached pages.
 */
export class Dictionaries {
  readonly #folder: string;
  readonly #log: (line: string) => void;
  readonly #now: () => number;
  /** By language, newest first. */
  readonly #kept: Map<string, Dictionary[]>;
  /** Compressed pages by dictionary. An unchanged page keeps its `Encoded`. */
  readonly #compressed = new WeakMap<Encoded, Map<Dictionary, Promise<Buffer>>>();

  /** @param folder used only for dictionaries; if it is not writable, they are lost with a restart */
  constructor(folder: string, log: (line: string) => void, now: () => number = Date.now) {
    this.#folder = folder;
    this.#log = log;
    this.#now = now;
    this.#kept = readKept(folder);
  }

  /**
   * The dictionary that browsers should fetch.
   * @param home reads the language's current home page, undefined while it is incomplete; called when the newest
   * dictionary is missing or old
   */
  async current(
    language: string,
    home: () => Promise<Buffer | undefined>,
  ): Promise<Encoded | undefined> {
    const [newest] = this.#kept.get(language) ?? [];
    const isOld = !newest || this.#now() - newest.since > DICTIONARY_MAX_AGE * 1000;
    const next = isOld ? await home() : undefined;
    const offered = next ? this.#add(language, next) : newest;
    if (!offered) return undefined;
    offered.encoded ??= encodeBest(offered.body);
    return offered.encoded;
  }

  /**
   * Compresses a page with the dictionary that the browser has.
   * @param available the Available-Dictionary header
   * @returns the body in the encoding `dcz`; undefined if this server does not have the dictionary or cannot compress
   * now
   */
  async compress(
    page: Encoded,
    language: string,
    available: string | undefined,
  ): Promise<Buffer | undefined> {
    const wanted = /^:([A-Za-z0-9+/]{43}=):$/.exec(available ?? '')?.[1];
    const found = this.#kept.get(language)?.find(({ hash }) => hash.toString('base64') === wanted);
    if (!found) return undefined;
    const made = this.#compressed.get(page) ?? new Map<Dictionary, Promise<Buffer>>();
    this.#compressed.set(page, made);
    const body = made.get(found) ?? compressWith(found, page.plain);
    made.set(found, body);
    return body.catch((error: unknown) => {
      made.delete(found);
      this.#log(`A page is sent without dictionary: ${error}`);
      return undefined;
    });
  }

  #add(language: string, body: Buffer): Dictionary {
    const kept = this.#kept.get(language) ?? [];
    const hash = hashOf(body);
    const added = { hash, body, since: this.#now() };
    const others = kept.filter((one) => !one.hash.equals(hash));
    this.#kept.set(language, [added, ...others].slice(0, MOST));
    const path = this.#pathOf(language, added);
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      // Not flushed: Node's permissions forbid it (docs/production.md), and an incomplete file is not read.
      writeWhole(path, body, { mode: 0o600 });
      for (const old of others.slice(MOST - 1))
        rmSync(this.#pathOf(language, old), { force: true });
    } catch (error) {
      this.#log(`Dictionaries are not kept in ${this.#folder}: ${(error as Error).message}`);
    }
    return added;
  }

  #pathOf = (language: string, { hash }: Dictionary): string =>
    join(this.#folder, `${language}.${hash.toString('base64url')}.html`);
}

async function compressWith({ hash, body }: Dictionary, plain: Buffer): Promise<Buffer> {
  const params = {
    [constants.ZSTD_c_compressionLevel]: LEVEL,
    [constants.ZSTD_c_windowLog]: WINDOW_LOG,
  };
  return Buffer.concat([MAGIC, hash, await compress(plain, { dictionary: body, params })]);
}

const hashOf = (body: Buffer): Buffer => createHash('sha256').update(body).digest();

function readKept(folder: string): Map<string, Dictionary[]> {
  const kept = new Map<string, Dictionary[]>();
  for (const name of namesIn(folder)) {
    const [, language = '', named] = FILE.exec(name) ?? [];
    const read = readOne(join(folder, name));
    // A power failure may leave an incomplete file.
    if (read?.hash.toString('base64url') !== named || !read) continue;
    kept.set(
      language,
      [...(kept.get(language) ?? []), read].sort((a, b) => b.since - a.since),
    );
  }
  return kept;
}

/** @returns undefined for a file that another process has just removed, or that belongs to another user */
function readOne(path: string): Dictionary | undefined {
  try {
    const body = readFileSync(path);
    return { hash: hashOf(body), body, since: statSync(path).mtimeMs };
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
