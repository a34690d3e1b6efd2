import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DataVisits, measureData } from '../bench/data-visits.ts';
import { BROWSER_FLAGS, findBrowser } from '../browser.ts';
import { KB } from './bytes.ts';

describe('what a visitor’s data is spent on', () => {
  let browser: Browser;
  let visits: DataVisits;

  beforeAll(async () => {
    const executablePath = findBrowser(console.log);
    browser = await chromium.launch({
      args: BROWSER_FLAGS,
      ...(executablePath && { executablePath }),
    });
    visits = await measureData(browser);
    // Two sites, a build and five visits, each until nothing is asked for any more.
  }, 600_000);
  afterAll(() => browser.close());

  // The row's goal is 700: what is left lies in headers of two hundred small files and in pictures of rows to the side.
  it('PF-12 a first visit and the installation read at most 800 KB together', () => {
    expect(visits.first).toBeLessThanOrEqual(420 * KB);
    expect(visits.installed).toBeLessThanOrEqual(800 * KB);
  });

  it('PF-12 a further visit reads at most 25 KB when nothing changed', () => {
    expect(visits.further).toBeLessThanOrEqual(25 * KB);
  });

  // The row's goal is 20: docs/decisions/0036 says which names change with a word, and why.
  it('PF-12 a release of one word reads at most 290 KB until it is installed', () => {
    expect(visits.release).toBeLessThanOrEqual(290 * KB);
  });
});
