import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bytesOf,
  type DataVisits,
  listOf,
  measureData,
  type Transfer,
} from '../bench/data-visits.ts';
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

  /** A failure lists what was transferred. */
  const expectAtMost = (kilobytes: number, transfer: Transfer) =>
    expect(bytesOf(transfer), `Transferred:${listOf(transfer)}\n`).toBeLessThanOrEqual(
      kilobytes * KB,
    );

  it('PF-12 a first visit and the installation transfer at most 700 KB together', () => {
    expectAtMost(420, visits.first);
    expectAtMost(700, visits.installed);
  });

  it('PF-12 a repeat visit transfers at most 25 KB when nothing changed', () => {
    expectAtMost(25, visits.further);
  });

  it('PF-12 a release of one word transfers at most 20 KB until installed', () => {
    expectAtMost(20, visits.release);
  });
});
