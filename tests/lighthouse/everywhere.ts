import { launch } from 'chrome-launcher';
import defaults from '../../src/config/default-site.json' with { type: 'json' };
import { rounded } from '../bench/table.ts';
import { BROWSER_FLAGS } from '../browser.ts';
import { PUBLIC_ROUTES } from '../fixtures/public-routes.ts';
import { audit, insist, type Measurement, middleOf } from './measure.ts';
import { type Judged, missesOf, print } from './report.ts';

/** Number of runs of a page whose first performance score was below 100. The median counts. */
const WHEN_BELOW = 3;

/**
 * Measures every public page in every language of the site, as a visitor.
 * @param only these paths; all if absent
 * @returns the missed targets
 */
export async function measureEverywhere(
  origin: string,
  chromePath: string,
  judged: Judged,
  only: readonly string[],
): Promise<string[]> {
  const paths = defaults.languages.flatMap(inLanguage);
  const unknown = only.filter((path) => !paths.includes(path));
  if (unknown.length > 0) throw new Error(`No public page: ${unknown.join(', ')}`);
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...BROWSER_FLAGS] });
  const measured = new Map<string, Measurement>();
  const isFast = ({ scores, inProcessorTime }: Measurement) =>
    (judged === 'in processor time' ? inProcessorTime.performance : scores[0]) === 100;
  try {
    for (const path of only.length > 0 ? only : paths) {
      const look = () => insist(() => audit(origin + path, { port: chrome.port }));
      const all = [await look()];
      if (!all.every(isFast)) while (all.length < WHEN_BELOW) all.push(await look());
      const measurement = middleOf(all);
      measured.set(path, measurement);
      const { scores, lcp, tbt, inProcessorTime } = measurement;
      const own = `in processor time ${inProcessorTime.performance}`;
      console.log(path, ...scores, `LCP ${rounded(lcp)} TBT ${rounded(tbt)}`, own);
    }
  } finally {
    chrome.kill();
  }
  print(`${measured.size} of ${paths.length} public pages`, measured);
  return missesOf(measured, judged);
}

const inLanguage = (language: string): string[] =>
  language === defaults.defaultAppLanguage
    ? PUBLIC_ROUTES
    : PUBLIC_ROUTES.map((route) => `/${language}${route === '/' ? '' : route}`);
