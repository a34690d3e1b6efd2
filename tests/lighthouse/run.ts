// `npm run lighthouse [-- --runs N] [--account --all [path …]] [--processor-time]`: measures home and the style guide
// on a phone, and the same home response without scripts, alternating within one run, and takes the median of five.
// Scores, layout shift and the ratio of PF-1 decide the exit code; times are only reported. `--account` measures
// log-in, registration and the player area instead, `--all` every public page in every language or the given paths;
// their performance is only reported. With `--processor-time` the performance score that must be 100 is that of
// processor-time.ts, for any of these pages.
import { commandArguments, refuseArguments } from '../../src/lib/command-arguments.ts';
import { buildIfNeeded } from '../../src/server/build.ts';
import { rounded } from '../bench/table.ts';
import { findBrowser } from '../browser.ts';
import { startSite } from '../fixtures/running-site.ts';
import { measureAccount } from './account.ts';
import { measureEverywhere } from './everywhere.ts';
import { type Measurement, measure, middleOf } from './measure.ts';
import { missesOf, print } from './report.ts';
import { serveWithoutScripts } from './without-scripts.ts';

const PAGES = ['home', 'style guide', 'home without scripts'] as const;
/** PF-1: maximum ratio of the largest contentful paint with and without scripts. */
const MOST_LCP_RATIO = 1.25;

const USAGE = `npm run lighthouse [-- OPTIONS]
  --runs N            runs of each page, of which the median counts; 5 without it
  --account           log-in, registration and player area instead of home and the style guide
  --all [PATH …]      all public pages, or those named
  --processor-time    scores by CPU time`;

const { values, positionals } = commandArguments(USAGE, {
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    account: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    'processor-time': { type: 'boolean', default: false },
  },
});
if (positionals.length > 0 && !values.all) refuseArguments('Paths are for --all only.', USAGE);
const count = Number(values.runs);
if (!Number.isInteger(count) || count < 1)
  refuseArguments(`--runs: found ${values.runs}; expected a whole number from 1`, USAGE);
const browser = findBrowser(console.log);
if (!browser) {
  console.error('There is no browser: install chromium, or name one in CHROMIUM.');
  process.exit(1);
}
await buildIfNeeded(console.log);
const site = await startSite();
if (values.account || values.all) {
  const judging = values['processor-time'] ? 'in processor time' : 'reported only';
  const measuring = values.account
    ? measureAccount(site.origin, browser, count, judging)
    : measureEverywhere(site.origin, browser, judging, positionals);
  finish(await measuring.finally(() => site.stop()));
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
  // The first response of a URL is compressed fast, later ones as well as possible.
  for (const address of Object.values(addresses)) await (await fetch(address)).text();
  for (let run = 0; run < count; run++)
    for (const page of PAGES) runs[page].push(await measure(addresses[page], browser));
} finally {
  bare.close();
  await site.stop();
}

const medians = new Map(PAGES.map((page) => [page, middleOf(runs[page])]));
print(`Median of ${count}, Lighthouse mobile, simulated throttling`, medians);
const lcpOf = (page: (typeof PAGES)[number]) => medians.get(page)?.lcp ?? Number.NaN;
const ratio = lcpOf('home') / lcpOf('home without scripts');
console.log(`LCP of home ÷ without scripts: ${rounded(ratio, 2)} (at most ${MOST_LCP_RATIO})`);
const judged = new Map([...medians].filter(([page]) => page !== 'home without scripts'));
const misses = missesOf(judged, values['processor-time'] ? 'in processor time' : 'as measured');
for (const [page, { cls }] of judged) if (cls >= 0.005) misses.push(`${page}: the layout shifts`);
if (ratio > MOST_LCP_RATIO) misses.push('home: the scripts hold back its largest paint');
finish(misses);

function finish(missed: string[]): never {
  for (const miss of missed) console.log(`- ${miss}`);
  process.exit(missed.length === 0 ? 0 : 1);
}
