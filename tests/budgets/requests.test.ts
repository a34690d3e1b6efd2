import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { StateBlock } from '../../src/app/boot/state-block.ts';
import { BROWSER_FLAGS, findBrowser } from '../browser.ts';

/**
 * Starts the page's long timers at load at the earliest. The page continues after some seconds without load, and a slow
 * machine must not trigger that.
 */
function startDeadlinesAtLoad(): void {
  const { setTimeout } = globalThis;
  const later = (run: () => void, ms = 0) =>
    ms < 5000 || document.readyState === 'complete'
      ? setTimeout(run, ms)
      : addEventListener('load', () => setTimeout(run, ms), { once: true });
  Object.assign(globalThis, { setTimeout: later });
}

/** Records what requests a style sheet, and when, for the failure message. */
function noteSheets(): void {
  const noted: string[] = [];
  const { appendChild } = Node.prototype;
  Node.prototype.appendChild = function append<T extends Node>(this: Node, node: T): T {
    if (node instanceof HTMLLinkElement && node.rel === 'stylesheet')
      noted.push(`${document.readyState} at ${performance.now()} ${new Error(node.href).stack}`);
    return appendChild.call(this, node) as T;
  };
  Object.assign(window, { noted });
}

/** Age of the page's content, in ms: home may have been rendered long before, when the site started. */
async function ageOfHome(origin: string): Promise<number> {
  const html = await (await fetch(`${origin}/`)).text();
  const [, block = ''] = / id="state">(.*?)<\/script>/s.exec(html) ?? [];
  const { answers } = JSON.parse(block) as StateBlock;
  return Date.now() - Math.max(...Object.values(answers).map(([, at]) => at));
}

/** Sets the page's clock back, because live blocks of an old page are rightly refetched at once. */
function setBack(ms: number): void {
  const { now } = Date;
  Date.now = () => now() - ms;
}

describe('the first view of home', () => {
  let browser: Browser;
  /** Paths in the order of their requests, with `load` in between. */
  const log: string[] = [];
  let noted: string[] = [];
  const beforeLoad = () => log.slice(0, log.indexOf('load'));

  beforeAll(async () => {
    const executablePath = findBrowser(console.log);
    browser = await chromium.launch({
      args: BROWSER_FLAGS,
      ...(executablePath && { executablePath }),
    });
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.addInitScript(startDeadlinesAtLoad);
    await page.addInitScript(noteSheets);
    await page.addInitScript(setBack, await ageOfHome(inject('origin')));
    context.on('request', (request) => log.push(new URL(request.url()).pathname));
    page.on('load', () => log.push('load'));
    await page.goto(`${inject('origin')}/`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    noted = await page.evaluate(() => (window as unknown as { noted: string[] }).noted);
  });
  afterAll(() => browser.close());

  it('PF-3 loads its scripts in at most 8 files, and no style sheet before load', () => {
    expect(beforeLoad().filter((path) => path.endsWith('.js')).length).toBeLessThanOrEqual(8);
    const sheets = beforeLoad().filter((path) => path.endsWith('.css'));
    expect(sheets, [...log, ...noted].join('\n')).toEqual([]);
  });

  it('PF-4 makes at most 40 requests before load', () => {
    expect(beforeLoad().length).toBeLessThanOrEqual(40);
  });

  it('REQ-7 does not refetch content that came with the page', () => {
    expect(beforeLoad().filter((path) => /^\/(content\/api|operator)\//.test(path))).toEqual([]);
  });

  it('G8 the service worker makes no request before load', () => {
    expect(log.indexOf('/sw.js')).toBeGreaterThan(log.indexOf('load'));
  });
});
