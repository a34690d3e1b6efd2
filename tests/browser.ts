import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';
import { installPackages } from './install-packages.ts';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

/** Flags for Chromium in a container, which also keep it from calling anything but the site. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the path of an installed Chromium: Playwright's or the system's. */
export function installedBrowser(): string | undefined {
  const own = chromium.executablePath();
  return [process.env['CHROMIUM'] ?? '', own, ...SYSTEM_BROWSERS].find(
    (path) => path !== '' && existsSync(path),
  );
}

const start = (executablePath: string | undefined): LaunchOptions => ({
  args: BROWSER_FLAGS,
  ...(executablePath && { executablePath }),
});

/**
 * Launch options of the full browser: the headless shell cannot install apps, show notifications or use the
 * back/forward cache.
 */
export const wholeBrowser = (): LaunchOptions => start(installedBrowser());

/**
 * Launch options of the headless shell, which needs half the CPU time per page: Playwright's, the system's, or else the
 * full browser.
 */
export function browserShell(): LaunchOptions {
  if (process.env['CHROMIUM']) return wholeBrowser();
  // Without a path Playwright uses its own shell, which comes with its browser.
  if (existsSync(chromium.executablePath())) return start(undefined);
  return existsSync(SYSTEM_SHELL) ? start(SYSTEM_SHELL) : wholeBrowser();
}

/**
 * Launch options for tests whose pages live for seconds. Without V8's helper threads, which compete with other tests
 * for the cores, and without optimised code, which does not pay for its compilation, they need about a fifth less CPU
 * time.
 */
export function testShell(): LaunchOptions {
  const shell = browserShell();
  return { ...shell, args: [...(shell.args ?? []), '--js-flags=--single-threaded --no-opt'] };
}

/**
 * Installs the distribution's headless shell if missing, because it needs about half the CPU time per page. If that
 * fails, the full browser is used.
 */
export function findShell(log: (line: string) => void): void {
  const { executablePath } = browserShell();
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || process.env['CHROMIUM'] || executablePath !== SYSTEM_BROWSERS[0]) return;
  log('Installing the headless shell…');
  if (!installPackages('chromium-headless-shell'))
    log(
      'The headless shell could not be installed; the tests use the full browser, which is slower',
    );
}

/** Finds a Chromium or installs one: Playwright's, or the distribution's package. */
export function findBrowser(log: (line: string) => void): string | undefined {
  const found = installedBrowser();
  if (found) return found;
  log('Installing a browser…');
  spawnSync('playwright', ['install', '--with-deps', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (installedBrowser() === undefined) installPackages('chromium');
  return installedBrowser();
}
