import type { Page } from 'playwright';

/** Waits for a paint or mark. @returns ms since the start of the navigation */
export const timeOf = (page: Page, name: 'first-contentful-paint' | 'home'): Promise<number> =>
  page.evaluate(async (entry) => {
    for (;;) {
      const [found] = performance.getEntriesByName(entry);
      if (found) return found.startTime;
      await new Promise(requestAnimationFrame);
    }
  }, name);
