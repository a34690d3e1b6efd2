import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import { chromium } from 'playwright';
import { BROWSER_FLAGS } from '../browser.ts';
import { signInAt } from '../fixtures/own-session.ts';
import { audit, insist, type Measurement, middleOf } from './measure.ts';
import { type Judged, missesOf, print } from './report.ts';

const FOR_VISITORS = ['/login', '/register'];
const FOR_PLAYERS = [
  '/account',
  '/account/activity',
  '/account/cashier',
  '/account/limits',
  '/account/information',
  '/account/documents',
  '/account/security',
  '/account/preferences',
];
/** Maximum layout shift of a page. Lighthouse rates 0.1 as good. */
const MOST_SHIFT = 0.02;

/**
 * Measures log-in and registration as a visitor, and the player area as a player.
 * @param runs per page; the median counts
 * @returns the missed targets
 */
export async function measureAccount(
  origin: string,
  chromePath: string,
  runs: number,
  judged: Judged,
): Promise<string[]> {
  const userDataDir = mkdtempSync(join(tmpdir(), 'marquee-lighthouse-'));
  const chromeFlags = ['--headless=new', ...BROWSER_FLAGS];
  const chrome = await launch({ chromePath, chromeFlags, userDataDir });
  const measured = new Map<string, Measurement>();
  const look = async (path: string) => {
    const flags = { port: chrome.port, disableStorageReset: true };
    const all: Measurement[] = [];
    while (all.length < runs) all.push(await insist(() => audit(origin + path, flags)));
    measured.set(path, middleOf(all));
  };
  try {
    for (const path of FOR_VISITORS) await look(path);
    await enter(origin, chrome.port);
    for (const path of FOR_PLAYERS) await look(path);
  } finally {
    chrome.kill();
    rmSync(userDataDir, { recursive: true, force: true });
  }
  print(`Median of ${runs}, signed in from /account on`, measured);
  const shifting = [...measured].filter(([, { cls }]) => cls >= MOST_SHIFT);
  return [...missesOf(measured, judged), ...shifting.map(([path]) => `${path}: the layout shifts`)];
}

/** Logs in a seeded player, in the profile of the browser at this port. */
async function enter(origin: string, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('The browser has no context');
  await signInAt(page, origin, 'vera', '/games');
  await page.close();
}
