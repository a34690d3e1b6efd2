import puppeteer from 'puppeteer-core';
import { type Driver, expressionOf } from './driver.ts';

/** Starts a stock Firefox with WebDriver BiDi. @param executablePath path of the program */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(`uncaught: ${error}`));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) said.push(message.text());
  });
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    evaluate: async (run, ...args) =>
      (await page.evaluate(expressionOf(run, args))) as Awaited<ReturnType<typeof run>>,
    press: (selector) => page.locator(selector).click(),
    fill: (selector, text) => page.locator(selector).fill(text),
    setSize: (size) => page.setViewport(size),
    takeConsole: async () => said.splice(0),
    close: () => browser.close(),
  };
}
