import type { Benchmark } from './benchmark.ts';
import { openBrowser } from './browser.ts';
import { bytesOf, measureData } from './data-visits.ts';
import { rounded, toTable } from './table.ts';

/** PF-12: data transfer of a visit. */
export const data: Benchmark = {
  name: 'data',
  title: 'Data over the wire (PF-12)',
  async run() {
    const browser = await openBrowser();
    const { first, installed, further, release } = await measureData(browser);
    await browser.close();
    const table = toTable(
      ['', 'KB', 'target KB'],
      [
        ['first visit, no worker', rounded(bytesOf(first) / 1000), ''],
        ['first visit and installation', rounded(bytesOf(installed) / 1000), 700],
        ['further visit, nothing changed', rounded(bytesOf(further) / 1000, 1), 25],
        ['release of one word, until it is installed', rounded(bytesOf(release) / 1000), 20],
      ],
    );
    return `${table}\n\nHome on a phone, counted by a proxy: bodies as they travel and headers, over HTTP/1.1.`;
  },
};
