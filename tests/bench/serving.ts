import { spawnSync } from 'node:child_process';
import { requestSmall } from '../budgets/served-page.ts';
import { startSite } from '../fixtures/running-site.ts';
import type { Benchmark } from './benchmark.ts';
import { median } from './median.ts';
import { findProgram, serveWithNginx } from './nginx.ts';
import { rounded, toTable } from './table.ts';

const ROUNDS = 7;
const CONNECTIONS = 8;
const SECONDS = 2;

/** Requests per second as measured by wrk. */
function load(wrk: string, origin: string): number {
  const { stdout } = spawnSync(
    wrk,
    ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: br', `${origin}/`],
    { encoding: 'utf8' },
  );
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (rate === undefined || /Non-2xx/.test(stdout)) throw new Error(`wrk says:\n${stdout}`);
  return Number(rate);
}

/** PF-5, second half: home from the page cache compared with nginx serving the same bytes. */
export const serving: Benchmark = {
  name: 'serving',
  title: 'Home from memory against nginx (PF-5)',
  async run() {
    const wrk = findProgram('wrk');
    const nginx = findProgram('nginx');
    if (!wrk || !nginx)
      return 'Not measured: this needs nginx and wrk (`apt-get install nginx-light wrk`).';
    const site = await startSite();
    const { body } = await requestSmall(`${site.origin}/`);
    const other = await serveWithNginx(nginx, body);
    const ours: number[] = [];
    const theirs: number[] = [];
    try {
      load(wrk, site.origin);
      load(wrk, other.origin);
      for (let round = 0; round < ROUNDS; round++) {
        ours.push(load(wrk, site.origin));
        theirs.push(load(wrk, other.origin));
      }
    } finally {
      await other.stop();
      await site.stop();
    }
    const table = toTable(
      ['', 'requests a second', 'relative'],
      [
        ['nginx, one worker, the same brotli file', rounded(median(theirs)), 1],
        [
          'home from the page cache',
          rounded(median(ours)),
          rounded(median(ours) / median(theirs), 2),
        ],
      ],
    );
    return `${table}\n\n${body.length} bytes of brotli, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s in turns. Target: at least 0.22.`;
  },
};
