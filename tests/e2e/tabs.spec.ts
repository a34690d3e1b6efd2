import type { Page } from 'playwright/test';
import { signOutHere } from '../fixtures/own-session.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { signIn, userMenu } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { DESKTOP } from '../fixtures/viewports.ts';

// One player in several tabs of one browser.
test.use({ viewport: DESKTOP, serviceWorkers: 'allow' });

const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' });

test('AUT-3 S9 logs a player in and out in all tabs at once', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/games');
  await expectHydrated(other);
  await expect(login(other)).toBeVisible();
  // It has the service worker once its background duties have started.
  await other.evaluate(async () => void (await navigator.serviceWorker.ready));

  await signIn(page, 'vera');
  await expect(userMenu(other)).toBeVisible();
  await other.goto('/account/information');
  await expect(other.getByRole('main')).toContainText('vera@');

  await signOutHere(page);
  await expect(login(other)).toBeVisible();
  await expect(other.locator('body')).not.toContainText('vera@');
});
