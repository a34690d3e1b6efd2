import { existsSync, globSync } from 'node:fs';
import { installedBrowser } from '../browser.ts';
import { installPackages } from '../install-packages.ts';
import { startChromium } from './chromium.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export interface Engine {
  name: string;
  /** Packages of the distribution that contain the engine. */
  packages: readonly string[];
  /** Returns a function that starts the engine; undefined when it is not installed. */
  installed(): (() => Promise<Driver>) | undefined;
}

const firstOf = (...paths: string[]) => paths.find((path) => existsSync(path));

const CHROMIUM: Engine = {
  name: 'Chromium',
  packages: ['chromium'],
  installed: () => (installedBrowser() === undefined ? undefined : startChromium),
};

/** The engines that only this tour needs. */
const OTHERS: readonly Engine[] = [
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
      // MiniBrowser is next to the library that the driver came with, for GTK 3 or 4.
      const [browser] = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser');
      if (driver === undefined || browser === undefined || !existsSync('/usr/bin/Xvfb'))
        return undefined;
      return () => startWebKit({ driver, browser });
    },
  },
];

export const ENGINES: readonly Engine[] = [CHROMIUM, ...OTHERS];

/** Installs missing engines. @returns one line for each that is unavailable on this machine */
export function faultsOfEngines(log: (line: string) => void, engines = OTHERS): string[] {
  for (const { name, packages, installed } of engines) {
    if (installed()) continue;
    log(`Installing ${name}…`);
    installPackages(...packages);
  }
  return engines.filter(({ installed }) => !installed()).map(missing);
}

export const missing = ({ name, packages }: Engine): string =>
  `There is no ${name} and none could be installed: install ${packages.join(' and ')}`;
