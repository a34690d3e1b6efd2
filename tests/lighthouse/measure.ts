import { launch } from 'chrome-launcher';
import lighthouse, { type Config, type Flags } from 'lighthouse';
import { median } from '../bench/median.ts';
import { BROWSER_FLAGS } from '../browser.ts';
import type { Pace } from './pace.ts';

const { default: config } = (await import(
  new URL('../../lighthouse.config.js', import.meta.url).href
)) as { default: Config };

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Times in ms as simulated, scores from 0 to 100. */
export interface Measurement {
  scores: number[];
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** How fast this machine was, by Lighthouse's own measure, and how many times slower the phone was taken to be. */
  benchmarkIndex: number;
  slowdown: number;
  /** Of how many runs it is the median. */
  runs: number;
  /** Audits that cost points, by id, with what they say. */
  faults: string[];
}

/** A browser now and then loses the trace of a page load, which Lighthouse answers with "run again". */
const TRIES = 3;

/** One run in a browser of its own. @throws Error when the page could not be measured */
export const measure = (url: string, chromePath: string, pace: Pace): Promise<Measurement> =>
  insist(() => measureOnce(url, chromePath, pace));

/** Runs again what Lighthouse lost. */
export async function insist(run: () => Promise<Measurement>): Promise<Measurement> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await run();
    } catch (error) {
      if (left === 0) throw error;
      console.log(String(error));
    }
  }
}

async function measureOnce(url: string, chromePath: string, pace: Pace): Promise<Measurement> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...BROWSER_FLAGS] });
  try {
    return await audit(url, { port: chrome.port }, pace);
  } finally {
    chrome.kill();
  }
}

/**
 * One run in a browser that is open. Where search engines are told not to keep a page, the audit that asks for the
 * opposite is left out.
 * @param flags beside the settings of lighthouse.config.js
 * @param pace learns from this run how fast the machine is
 * @throws Error when the page could not be measured
 */
export async function audit(url: string, flags: Flags, pace: Pace): Promise<Measurement> {
  const skipAudits = (await isUnlisted(url)) ? ['is-crawlable'] : [];
  const slowdown = pace.slowdown();
  const throttling = { cpuSlowdownMultiplier: slowdown };
  const settings: Flags = { ...flags, skipAudits, throttling, logLevel: 'error' };
  const result = await lighthouse(url, settings, config);
  if (!result) throw new Error(`No result for ${url}`);
  const { audits, categories, environment, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  pace.note(environment.benchmarkIndex);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const weighted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    benchmarkIndex: environment.benchmarkIndex,
    slowdown,
    runs: 1,
    faults: weighted.flatMap((id) => {
      const { score, title, displayValue = '' } = audits[id] ?? { score: 0, title: 'not run' };
      return score === null || score >= 0.9 ? [] : [`${id} ${displayValue} ${title}`];
    }),
  };
}

/** Whether search engines are told not to keep a page, in its head or by a header. */
async function isUnlisted(url: string): Promise<boolean> {
  const response = await fetch(url);
  const html = await response.text();
  return (
    /noindex/.test(response.headers.get('x-robots-tag') ?? '') ||
    /<meta name="robots" content="[^"]*noindex/.test(html)
  );
}

/** The median of each figure; of the faults, all. */
export function middleOf(runs: Measurement[]): Measurement {
  const middle = (pick: (one: Measurement) => number) => median(runs.map(pick));
  return {
    scores: CATEGORIES.map((_, index) => middle(({ scores }) => scores[index] ?? 0)),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    benchmarkIndex: middle(({ benchmarkIndex }) => benchmarkIndex),
    slowdown: middle(({ slowdown }) => slowdown),
    runs: runs.length,
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}
