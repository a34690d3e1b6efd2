import { launch } from 'chrome-launcher';
import defaults from '../../src/config/default-site.json' with { type: 'json' };
import { rounded } from '../bench/table.ts';
import { BROWSER_FLAGS } from '../browser.ts';
import { PUBLIC_ROUTES } from '../fixtures/public-routes.ts';
import { audit, insist, type Measurement, middleOf } from './measure.ts';
import type { Pace } from './pace.ts';
import { missesOf, print } from './report.ts';

/** Runs of a page whose first one was below 100 for its performance; the median counts. */
const WHEN_BELOW = 3;

/**
 * Every public page in every language of the site, as a visitor.
 * @param only paths, when not all
 * @returns what was missed; performance is reported only
 */
export async function measureEverywhere(
  origin: string,
  chromePath: string,
  pace: Pace,
  only: readonly string[],
): Promise<string[]> {
  const paths = defaults.languages.flatMap(inLanguage);
  const unknown = only.filter((path) => !paths.includes(path));
  if (unknown.length > 0) throw new Error(`No public page: ${unknown.join(', ')}`);
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...BROWSER_FLAGS] });
  const measured = new Map<string, Measurement>();
  try {
    for (const path of only.length > 0 ? only : paths) {
      const look = () => insist(() => audit(origin + path, { port: chrome.port }, pace));
      const all = [await look()];
      if (all[0]?.scores[0] !== 100) while (all.length < WHEN_BELOW) all.push(await look());
      const measurement = middleOf(all);
      measured.set(path, measurement);
      const { scores, lcp, tbt, slowdown } = measurement;
      console.log(path, ...scores, `LCP ${rounded(lcp)} TBT ${rounded(tbt)} at ${slowdown}x`);
    }
  } finally {
    chrome.kill();
  }
  print(`${measured.size} of ${paths.length} public pages`, measured);
  return missesOf(measured);
}

const inLanguage = (language: string): string[] =>
  language === defaults.defaultAppLanguage
    ? PUBLIC_ROUTES
    : PUBLIC_ROUTES.map((route) => `/${language}${route === '/' ? '' : route}`);
