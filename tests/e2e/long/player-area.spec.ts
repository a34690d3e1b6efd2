import type { Page } from 'playwright/test';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const area = (page: Page) => page.getByRole('navigation', { name: 'Your account' });

test.describe('without a connection', () => {
  // Messages of the browser, the desktop menu (NAV) and the bottom bar (MOB-4) when the network is down.
  test.use({
    allowed: /Failed to load resource: net::ERR_|Error loading (mobile|desktop) /,
    // The service worker would otherwise install at some point during the test.
    serviceWorkers: 'block',
  });

  test('PGS-1 shows data in memory, and the rest once the connection is back', async ({
    page,
    context,
  }) => {
    await signIn(page, 'vera', '/account/information');
    await expect(page.getByText('Montalbán')).toBeVisible();
    await area(page).getByRole('link', { name: 'Notifications' }).hover();
    await area(page).getByRole('link', { name: 'Security' }).click();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await area(page).getByRole('link', { name: 'Personal data' }).click();
    await expect(page.getByText('Montalbán')).toBeVisible();
    await area(page).getByRole('link', { name: 'Notifications' }).click();
    // The form and the list of devices.
    await expect(page.getByText('Your account needs a connection.')).toHaveCount(2);
    await context.setOffline(false);
    await expect(page.getByRole('checkbox', { name: 'Email' })).toBeVisible();
  });
});
