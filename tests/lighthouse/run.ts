// `npm run lighthouse [-- --runs N] [--account | --all]`: home and the style guide on a phone, and beside home the same response
// with its scripts removed, in turns in one run. Scores, layout shift and the ratio of PF-1 decide the exit
// code; times are reported. With `--account` instead the way in and the player area, with `--all` every public page in
// every language, once each.
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../../src/server/build.ts';
import { median } from '../bench/median.ts';
import { rounded, toTable } from '../bench/table.ts';
import { findBrowser } from '../browser.ts';
import { startSite } from '../fixtures/running-site.ts';
import { measureAccount } from './account.ts';
import { measureEverywhere } from './everywhere.ts';
import { CATEGORIES, type Measurement, measure } from './measure.ts';
import { serveWithoutScripts } from './without-scripts.ts';

const PAGES = ['home', 'style guide', 'home without scripts'] as const;
/** PF-1: how much later the largest paint may come than without any script. */
const MOST_LCP_RATIO = 1.25;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    account: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});
const browser = findBrowser(console.log);
if (!browser) {
  console.error('There is no browser: install chromium, or name one in CHROMIUM.');
  process.exit(1);
}
await buildIfNeeded(console.log);
const site = await startSite();
const once = (values.account && measureAccount) || (values.all && measureEverywhere);
if (once) {
  const missed = await once(site.origin, browser).finally(() => site.stop());
  for (const miss of missed) console.log(`- ${miss}`);
  process.exit(missed.length === 0 ? 0 : 1);
}
const bare = await serveWithoutScripts(site.origin, '/');
const addresses = {
  home: `${site.origin}/`,
  'style guide': `${site.origin}/style-guide`,
  'home without scripts': `${bare.origin}/`,
};
const runs: Record<(typeof PAGES)[number], Measurement[]> = {
  home: [],
  'style guide': [],
  'home without scripts': [],
};
try {
  // The first answer of an address is compressed quickly, the later ones as well as it goes.
  for (const address of Object.values(addresses)) await (await fetch(address)).text();
  for (let run = 0; run < Number(values.runs); run++)
    for (const page of PAGES) runs[page].push(await measure(addresses[page], browser));
} finally {
  bare.close();
  await site.stop();
}

const middle = (page: (typeof PAGES)[number], pick: (one: Measurement) => number) =>
  median(runs[page].map(pick));
const scoresOf = (page: (typeof PAGES)[number]) =>
  CATEGORIES.map((_, index) => middle(page, ({ scores }) => scores[index] ?? 0));
const table = toTable(
  ['page', ...CATEGORIES, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
  PAGES.map((page) => [
    page,
    ...scoresOf(page),
    rounded(middle(page, ({ fcp }) => fcp)),
    rounded(middle(page, ({ lcp }) => lcp)),
    rounded(middle(page, ({ tbt }) => tbt)),
    rounded(
      middle(page, ({ cls }) => cls),
      3,
    ),
  ]),
);
console.log(`\nMedian of ${values.runs}, Lighthouse mobile, simulated throttling\n\n${table}\n`);

const ratio = middle('home', ({ lcp }) => lcp) / middle('home without scripts', ({ lcp }) => lcp);
console.log(`LCP of home ÷ without scripts: ${rounded(ratio, 2)} (at most ${MOST_LCP_RATIO})`);
const misses = (['home', 'style guide'] as const).flatMap((page) => [
  ...CATEGORIES.filter((_, index) => scoresOf(page)[index] !== 100).map(
    (category) => `${page}: ${category} is not 100`,
  ),
  ...(middle(page, ({ cls }) => cls) >= 0.005 ? [`${page}: the layout shifts`] : []),
  ...new Set(runs[page].flatMap(({ faults }) => faults.map((fault) => `${page}: ${fault}`))),
]);
if (ratio > MOST_LCP_RATIO) misses.push('home: the scripts hold back its largest paint');
for (const miss of misses) console.log(`- ${miss}`);
process.exit(misses.length === 0 ? 0 : 1);
