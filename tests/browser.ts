import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** What Chromium needs in a container, and what keeps it from calling anywhere but the site. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium that is there: Playwright's own or the system's. */
export function installedBrowser(): string | undefined {
  const own = chromium.executablePath();
  return [process.env['CHROMIUM'] ?? '', own, ...SYSTEM_BROWSERS].find(
    (path) => path !== '' && existsSync(path),
  );
}

/** Finds a Chromium, or installs one: Playwright's own, else the distribution's package. */
export function findBrowser(log: (line: string) => void): string | undefined {
  const found = installedBrowser();
  if (found) return found;
  log('Installing a browser…');
  for (const [program, ...args] of [
    ['playwright', 'install', '--with-deps', 'chromium'],
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    spawnSync(program ?? '', args, {
      stdio: 'inherit',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = installedBrowser();
    if (installed) return installed;
  }
  return undefined;
}
