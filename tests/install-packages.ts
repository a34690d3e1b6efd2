import { spawnSync } from 'node:child_process';

/** Fails fast without a network. */
const FAIL_FAST = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

/** @returns whether it succeeded */
const aptGet = (...args: string[]): boolean =>
  spawnSync('apt-get', [...FAIL_FAST, ...args], {
    stdio: 'inherit',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs distribution packages on Debian and its derivatives. @returns whether it succeeded */
export function installPackages(...names: string[]): boolean {
  aptGet('update', '-qq');
  return aptGet('install', '-y', '-qq', '--no-install-recommends', ...names);
}
