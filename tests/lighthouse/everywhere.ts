import { launch } from 'chrome-launcher';
import defaults from '../../src/config/default-site.json' with { type: 'json' };
import { BROWSER_FLAGS } from '../browser.ts';
import { PUBLIC_ROUTES } from '../fixtures/public-routes.ts';
import { audit, insist, type Measurement } from './measure.ts';
import { missesOf, print } from './report.ts';

/**
 * Every public page in every language of the site, once each, as a visitor.
 * @returns what was missed
 */
export async function measureEverywhere(origin: string, chromePath: string): Promise<string[]> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...BROWSER_FLAGS] });
  const measured = new Map<string, Measurement>();
  try {
    for (const path of defaults.languages.flatMap(inLanguage)) {
      const measurement = await insist(() => audit(origin + path, { port: chrome.port }));
      measured.set(path, measurement);
      console.log(path, ...measurement.scores);
    }
  } finally {
    chrome.kill();
  }
  print('Once each, every public page in every language', measured);
  return missesOf(measured);
}

const inLanguage = (language: string): string[] =>
  language === defaults.defaultAppLanguage
    ? PUBLIC_ROUTES
    : PUBLIC_ROUTES.map((route) => `/${language}${route === '/' ? '' : route}`);
