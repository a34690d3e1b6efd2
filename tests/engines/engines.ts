import { existsSync, globSync } from 'node:fs';
import { installedBrowser } from '../browser.ts';
import { installPackages } from '../install-packages.ts';
import { startChromium } from './chromium.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export interface Engine {
  name: string;
  /** Packages of the distribution that it comes in. */
  packages: readonly string[];
  /** How it starts; undefined when it is not on this machine. */
  installed(): (() => Promise<Driver>) | undefined;
}

const firstOf = (...paths: string[]) => paths.find((path) => existsSync(path));

export const ENGINES: readonly Engine[] = [
  {
    name: 'Chromium',
    packages: ['chromium'],
    installed: () => (installedBrowser() === undefined ? undefined : startChromium),
  },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    installed() {
      const path = firstOf(
        process.env['FIREFOX'] ?? '',
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
      );
      return path === undefined ? undefined : () => startFirefox(path);
    },
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    installed() {
      const driver = firstOf('/usr/bin/WebKitWebDriver');
      // Beside the library that the driver came with, of GTK 3 or 4.
      const [browser] = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser');
      if (driver === undefined || browser === undefined || !existsSync('/usr/bin/Xvfb'))
        return undefined;
      return () => startWebKit({ driver, browser });
    },
  },
];

/** Installs the engines that are missing, and says in one line each which cannot be had. */
export function findEngines(log: (line: string) => void): void {
  for (const engine of ENGINES) {
    if (engine.installed()) continue;
    log(`Installing ${engine.name}…`);
    installPackages(...engine.packages);
    if (!engine.installed()) log(missing(engine));
  }
}

export const missing = ({ name, packages }: Engine): string =>
  `There is no ${name} and none could be installed: install ${packages.join(' and ')}`;
