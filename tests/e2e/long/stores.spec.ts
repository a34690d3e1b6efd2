import { expect, test } from '../../fixtures/test.ts';
import { DESKTOP } from '../../fixtures/viewports.ts';

test.use({ viewport: DESKTOP, allowed: /Failed to load resource: net::ERR_FAILED/ });

test('PGS-1 keeps the list and shows a notice when the map does not load', async ({ page }) => {
  await page.route(/draw-map-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/stores');
  await expect(page.getByText('The map didn’t load. The list shows all our shops.')).toBeVisible();
});
