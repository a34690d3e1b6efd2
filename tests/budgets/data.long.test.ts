import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DataVisits, measureData } from '../bench/data-visits.ts';
import { BROWSER_FLAGS, findBrowser } from '../browser.ts';
import { KB } from './bytes.ts';

describe('data use of a visit', () => {
  let browser: Browser;
  let visits: DataVisits;

  beforeAll(async () => {
    const executablePath = findBrowser(console.log);
    browser = await chromium.launch({
      args: BROWSER_FLAGS,
      ...(executablePath && { executablePath }),
    });
    visits = await measureData(browser);
    // Two sites, a build and five visits, each until the network is idle.
  }, 600_000);
  afterAll(() => browser.close());

  it('PF-12 a first visit and the installation transfer at most 700 KB together', () => {
    expect(visits.first).toBeLessThanOrEqual(420 * KB);
    expect(visits.installed).toBeLessThanOrEqual(700 * KB);
  });

  it('PF-12 a repeat visit transfers at most 25 KB when nothing changed', () => {
    expect(visits.further).toBeLessThanOrEqual(25 * KB);
  });

  it('PF-12 a release of one word transfers at most 20 KB until installed', () => {
    expect(visits.release).toBeLessThanOrEqual(20 * KB);
  });
});
