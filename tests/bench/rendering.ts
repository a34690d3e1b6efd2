import type { Benchmark } from './benchmark.ts';
import { cpuShares } from './cpu-share.ts';
import { openInProcessSite } from './in-process-site.ts';
import { median } from './median.ts';
import { rounded, toTable } from './table.ts';

const ROUNDS = 7;
const PAGES_A_ROUND = 40;

/** PF-5, first half: the overhead around React's renderToString when home is rendered. */
export const rendering: Benchmark = {
  name: 'rendering',
  title: 'Home rendered anew (PF-5)',
  async run() {
    const site = await openInProcessSite();
    const rounds: { react: number; sending: number; ms: number }[] = [];
    for (let page = 0; page < PAGES_A_ROUND; page++) await site.renderHome();
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now();
      const shares = await cpuShares(['renderToStringImpl', 'toKeptPage'], async () => {
        for (let page = 0; page < PAGES_A_ROUND; page++) await site.renderHome();
      });
      const ms = (performance.now() - began) / PAGES_A_ROUND;
      rounds.push({ ms, react: shares.renderToStringImpl, sending: shares.toKeptPage });
    }
    await site.stop();
    const ms = median(rounds.map((round) => round.ms));
    const react = median(rounds.map((round) => round.react));
    const rendered = 1 - median(rounds.map((round) => round.sending));
    const row = (what: string, share: number) => [
      what,
      rounded(ms * share, 2),
      rounded(1000 / (ms * share)),
      rounded(react / share, 2),
    ];
    const table = toTable(
      ['', 'ms a page', 'pages a second', 'relative'],
      [
        row('renderToString alone, the same tree', react),
        row('the document: loaders, stores, React, state block', rendered),
        row('the same hashed and compressed for sending', 1),
      ],
    );
    return `${table}\n\nMedian of ${ROUNDS} rounds of ${PAGES_A_ROUND} pages; all three from the samples of the same pages. Target for the document: at least 0.70 (Next.js 0.14).`;
  },
};
