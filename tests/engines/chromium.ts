import { chromium } from 'playwright';
import { browserShell } from '../browser.ts';
import { type Driver, expressionOf } from './driver.ts';

/** Starts Chromium with Playwright. */
export async function startChromium(): Promise<Driver> {
  const browser = await chromium.launch(browserShell());
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(`uncaught: ${message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    evaluate: (run, ...args) => page.evaluate(expressionOf(run, args)),
    press: (selector) => page.locator(selector).first().click(),
    fill: (selector, text) => page.locator(selector).first().fill(text),
    setSize: (size) => page.setViewportSize(size),
    takeConsole: async () => said.splice(0),
    close: () => browser.close(),
  };
}
