import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Variables } from './variables.ts';

/** File names of the operator and the push service in a data folder. */
const OWN =
  /^((content|operator|push)\.sqlite(-(wal|shm|journal))?|((content|push)-token|chat-identity-key|outbox-key|(webhook|preview)-secret|(vapid|statement)-keys\.json)(\.\w+)?|documents|dictionaries)$/;
const OTHERS = 0o077;

/** The data folder. An empty setting counts as none: it would be the folder of the project. */
export const dataDirOf = ({ DATA_DIR }: Variables): string => DATA_DIR || '.data';

/**
 * Creates a data folder with mode 0700, and its parents. Not by mkdir's `recursive`, which never returns where the
 * system answers ENOENT although the parent exists, for example in /proc.
 */
export function makeDataFolder(dataDir: string): void {
  const path = resolve(dataDir);
  const parent = dirname(path);
  if (parent !== path && !existsSync(parent)) makeDataFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!isFolder(path)) throw error;
  }
}

/**
 * Creates an empty file for SQLite with mode 0600 unless it exists. SQLite itself would make it world-readable, and
 * gives `-wal` and `-shm` the mode of the database file.
 * @returns its path
 */
export function dataFile(dataDir: string, name: string): string {
  makeDataFolder(dataDir);
  const path = join(dataDir, name);
  closeSync(openSync(path, 'a', 0o600));
  return path;
}

/**
 * A secret that is generated at the first start and kept beside the data.
 * @throws Error with a one-line message for an empty file, or for a folder that cannot be read or written
 */
export function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  const secret = readOrMake(file).trim();
  if (secret === '') throw new Error(`${file} is empty; delete it to get a new secret`);
  return secret;
}

function readOrMake(file: string): string {
  try {
    return createOnce(file, () => `${randomBytes(24).toString('base64url')}\n`);
  } catch (error) {
    throw new Error(
      `DATA_DIR: ${dirname(file)} cannot be used (${codeOf(error)}); set it to a folder that can be written`,
    );
  }
}

/**
 * Reads a file, after creating it with mode 0600 unless it exists. Of processes that start concurrently, one creates it.
 * @returns its content
 */
export function createOnce(path: string, make: () => string): string {
  if (!existsSync(path)) {
    makeDataFolder(dirname(path));
    const made = `${path}.${randomBytes(8).toString('hex')}`;
    try {
      writeFileSync(made, make(), { mode: 0o600, flush: true });
      placeOnce(made, path);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    } finally {
      rmSync(made, { force: true });
    }
  }
  return readFileSync(path, 'utf8');
}

/** Puts a complete file in place and never overwrites another process's file. Atomic where hard links exist. */
function placeOnce(made: string, path: string): void {
  try {
    linkSync(made, path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    // The file system has no hard links.
    copyFileSync(made, path, constants.COPYFILE_EXCL);
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Restricts files that an earlier version, a copy or a restored backup left readable. Keeps the folder's mode if the
 * folder holds other files, because a web server may use it too.
 * @returns what the owner has to fix by hand, one line each
 */
export function closeDataFolder(dataDir: string): string[] {
  makeDataFolder(dataDir);
  // Windows has no such modes.
  if (process.platform === 'win32') return [];
  const names = readdirSync(dataDir);
  const own = names.filter((name) => OWN.test(name)).map((name) => join(dataDir, name));
  const open = own.flatMap(treeOf).filter((path) => !close(path));
  const isShared = names.length > own.length;
  if (isOpen(dataDir) && (isShared || !close(dataDir))) open.unshift(dataDir);
  return open.map((path) => {
    const advice = path === dataDir && isShared ? 'or give the data a folder of their own' : '';
    return `DATA_DIR: others may read ${path}; chmod it to ${isFolder(path) ? 700 : 600} ${advice}`.trim();
  });
}

function treeOf(path: string): string[] {
  if (!isFolder(path)) return [path];
  return [path, ...readdirSync(path).flatMap((name) => treeOf(join(path, name)))];
}

/** @returns false if another user owns the file */
function close(path: string): boolean {
  if (!isOpen(path)) return true;
  try {
    chmodSync(path, isFolder(path) ? 0o700 : 0o600);
    return true;
  } catch {
    return false;
  }
}

/** A file that another process has just removed is neither. */
const stat = (path: string) => statSync(path, { throwIfNoEntry: false });
const isFolder = (path: string) => stat(path)?.isDirectory() ?? false;
const isOpen = (path: string) => ((stat(path)?.mode ?? 0) & OTHERS) !== 0;
