import { spawnSync } from 'node:child_process';

/** Installs packages of the distribution, where it is Debian or one of its kind. */
export function installPackages(...names: string[]): void {
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ])
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
}
