import { DESKTOP } from '../../fixtures/public-routes.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('the map', () => {
  test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

  test.describe('that does not load', () => {
    // A worker would bring the part from its store.
    test.use({ serviceWorkers: 'block', allowed: /Failed to load resource: net::ERR_FAILED/ });

    test('PGS-1 says so, and the list stays', async ({ page }) => {
      await page.route(/draw-map-[\w-]+\.js$/, (route) => route.abort());
      await page.goto('/stores');
      await expect(page.getByText('The map did not load. The list has every shop.')).toBeVisible();
    });
  });
});
