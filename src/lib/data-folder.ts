import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** What the operator and the push service keep in a data folder, by name. */
const OWN =
  /^((content|operator|push)\.sqlite(-(wal|shm|journal))?|(content|push)-token|chat-identity-key|outbox-key|(webhook|preview)-secret|(vapid|statement)-keys\.json(\.\w+)?|documents)$/;
const OTHERS = 0o077;

/** Makes a data folder that only its owner may enter. */
export function makeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
}

/**
 * Makes an empty file for SQLite to fill, unless there is one. SQLite itself would make it readable for everybody; the
 * `-wal` and `-shm` beside it get the mode of the file.
 * @returns its path
 */
export function dataFile(dataDir: string, name: string): string {
  makeDataFolder(dataDir);
  const path = join(dataDir, name);
  closeSync(openSync(path, 'a', 0o600));
  return path;
}

/** A secret made at the first start and kept beside the data. */
export function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  makeDataFolder(dataDir);
  const secret = randomBytes(24).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}

/**
 * Takes from others the rights that an earlier version, a copy or a restored backup left them. The mode of a folder
 * that holds anything else is left alone: it may be a web server's, too.
 * @returns lines that say what somebody must do by hand
 */
export function closeDataFolder(dataDir: string): string[] {
  makeDataFolder(dataDir);
  // Windows keeps no such modes.
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
  return [path, ...readdirSync(path).map((name) => join(path, name))];
}

/** @returns false when the file is another user's */
function close(path: string): boolean {
  if (!isOpen(path)) return true;
  try {
    chmodSync(path, isFolder(path) ? 0o700 : 0o600);
    return true;
  } catch {
    return false;
  }
}

/** What another process has just removed is neither. */
const stat = (path: string) => statSync(path, { throwIfNoEntry: false });
const isFolder = (path: string) => stat(path)?.isDirectory() ?? false;
const isOpen = (path: string) => ((stat(path)?.mode ?? 0) & OTHERS) !== 0;
