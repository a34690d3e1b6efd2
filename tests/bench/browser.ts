import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../browser.ts';
import type { PHONE } from '../fixtures/viewports.ts';

/** @throws Error when Chromium is missing and cannot be installed */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser(console.log);
  if (!executablePath) throw new Error('There is no browser');
  return chromium.launch({ executablePath, args: BROWSER_FLAGS });
}

/** Opens a fresh context for a first-time visitor, with the CPU slowed down by a factor. */
export async function newVisitor(
  browser: Browser,
  viewport: typeof PHONE,
  slowdown = 1,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport, colorScheme: 'dark' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page };
}

/** Waits until the page is hydrated. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.locator('html[data-hydrated]').waitFor();
