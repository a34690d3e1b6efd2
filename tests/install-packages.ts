import { spawnSync } from 'node:child_process';

/** Installs distribution packages on Debian and its derivatives. */
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
