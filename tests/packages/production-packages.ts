import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}

export interface LockedPackage extends Locked {
  readonly name: string;
}

export interface LockFile {
  readonly name: string;
  /** By path; '' is the project itself. */
  readonly packages: Readonly<Record<string, Locked>>;
}

export const readLock = (root: string): LockFile =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;

/** Whether `npm ci --omit=dev --omit=optional` installs a package, which is needed to serve or for the build. */
export const isForProduction = ({ dev, devOptional, optional }: Locked): boolean =>
  !dev && !devOptional && !optional;

/** Returns every package of a lock file. */
export const packagesOf = ({ packages }: LockFile): LockedPackage[] =>
  Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => ({ name: path.replace(/^.*node_modules\//, ''), ...locked }));
