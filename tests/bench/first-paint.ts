import type { Page } from 'playwright';

/** Waits for the first contentful paint. @returns ms since the navigation began */
export const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (;;) {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      if (paint) return paint.startTime;
      await new Promise(requestAnimationFrame);
    }
  });
