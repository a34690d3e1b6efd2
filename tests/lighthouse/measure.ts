import { launch } from 'chrome-launcher';
import lighthouse, { auditFlowArtifacts, type Config, type Flags, type Result } from 'lighthouse';
import { median } from '../bench/median.ts';
import { BROWSER_FLAGS } from '../browser.ts';
import { withProcessorTime } from './processor-time.ts';

const { default: config } = (await import(
  new URL('../../lighthouse.config.js', import.meta.url).href
)) as { default: Config };

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Simulated times in ms, scores from 0 to 100. */
export interface Measurement {
  scores: number[];
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** The same page load as if each task had only lasted its CPU time. */
  inProcessorTime: { performance: number; tbt: number };
  /** Speed of this machine, by Lighthouse's benchmark. */
  benchmarkIndex: number;
  /** Number of runs of which this is the median. */
  runs: number;
  /** Audits that cost points, by id, with their explanation. */
  faults: string[];
}

/** A browser occasionally loses the trace of a page load, which Lighthouse reports as "run again". */
const TRIES = 3;

/** Measures once in a new browser. @throws Error if the page could not be measured */
export const measure = (url: string, chromePath: string): Promise<Measurement> =>
  insist(() => measureOnce(url, chromePath));

/** Repeats a run that Lighthouse lost. */
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

async function measureOnce(url: string, chromePath: string): Promise<Measurement> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...BROWSER_FLAGS] });
  try {
    return await audit(url, { port: chrome.port });
  } finally {
    chrome.kill();
  }
}

/**
 * Measures once in an open browser. Skips the audit for crawlability on noindex pages.
 * @param flags in addition to the settings of lighthouse.config.js
 * @throws Error if the page could not be measured
 */
export async function audit(url: string, flags: Flags): Promise<Measurement> {
  const skipAudits = (await isUnlisted(url)) ? ['is-crawlable'] : [];
  const settings: Flags = { ...flags, skipAudits, logLevel: 'error' };
  const run = await lighthouse(url, settings, config);
  if (!run) throw new Error(`No result for ${url}`);
  const { lhr, artifacts } = run;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const again = await auditFlowArtifacts(
    { gatherSteps: [{ artifacts: withProcessorTime(artifacts), flags: settings }] },
    config,
  );
  const own = again.steps[0]?.lhr;
  if (!own) throw new Error(`No second result for ${url}`);
  return {
    scores: CATEGORIES.map((id) => scoreOf(lhr, id)),
    fcp: figureOf(lhr, 'first-contentful-paint'),
    lcp: figureOf(lhr, 'largest-contentful-paint'),
    tbt: figureOf(lhr, 'total-blocking-time'),
    cls: figureOf(lhr, 'cumulative-layout-shift'),
    inProcessorTime: {
      performance: scoreOf(own, 'performance'),
      tbt: figureOf(own, 'total-blocking-time'),
    },
    benchmarkIndex: lhr.environment.benchmarkIndex,
    runs: 1,
    faults: faultsOf(lhr),
  };
}

const scoreOf = ({ categories }: Result, id: string) =>
  Math.round((categories[id]?.score ?? 0) * 100);
const figureOf = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN;

function faultsOf({ audits, categories }: Result): string[] {
  const weighted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return weighted.flatMap((id) => {
    const { score, title, displayValue = '' } = audits[id] ?? { score: 0, title: 'not run' };
    return score === null || score >= 0.9 ? [] : [`${id} ${displayValue} ${title}`];
  });
}

/** Returns whether a page is noindex, by its head or by a header. */
async function isUnlisted(url: string): Promise<boolean> {
  const response = await fetch(url);
  const html = await response.text();
  return (
    /noindex/.test(response.headers.get('x-robots-tag') ?? '') ||
    /<meta name="robots" content="[^"]*noindex/.test(html)
  );
}

/** Returns the median of each figure, and all faults. */
export function middleOf(runs: Measurement[]): Measurement {
  const middle = (pick: (one: Measurement) => number) => median(runs.map(pick));
  return {
    scores: CATEGORIES.map((_, index) => middle(({ scores }) => scores[index] ?? 0)),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    inProcessorTime: {
      performance: middle(({ inProcessorTime }) => inProcessorTime.performance),
      tbt: middle(({ inProcessorTime }) => inProcessorTime.tbt),
    },
    benchmarkIndex: middle(({ benchmarkIndex }) => benchmarkIndex),
    runs: runs.length,
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}
