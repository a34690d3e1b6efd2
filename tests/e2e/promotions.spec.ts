import type { Page } from 'playwright/test';
import { expectAccessible } from '../fixtures/axe.ts';
import { signInHere } from '../fixtures/own-session.ts';
import { planPushBrowser } from '../fixtures/push-browser.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { expect, test } from '../fixtures/test.ts';

const RACE = '/promotions/sunday-slot-race';
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('PGS-1 PWA-5 joins a promotion after log-in, is asked about news once, and leaves', async ({
  page,
}) => {
  await planPushBrowser(page);
  await page.goto(RACE);
  await expectHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Log in to join' }).click();
  await signInHere(page, 'vera');
  // The press before the log-in takes effect after it.
  await expect(page).toHaveURL(RACE);
  await expect(page.getByText(/^You joined on/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'See the games' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'All promotions' }).click();
  const tile = page.getByRole('listitem').filter({ hasText: 'Sunday slot race' });
  await expect(tile).toContainText('Joined');
  await tile.getByRole('link').click();
  await page.reload();
  await button(page, 'Leave').click();
  await expect(button(page, 'Join')).toBeVisible();
  await button(page, 'Join').click();
  await expect(button(page, 'Leave')).toBeVisible();
  await button(page, 'Not now').click();
  await expect(page.getByText('Want to hear about this?')).toBeHidden();
  await button(page, 'Leave').click();
  await button(page, 'Join').click();
  await expect(page.getByText(/^You joined on/)).toBeVisible();
  await expect(page.getByText('Want to hear about this?')).toBeHidden();
  // Restores the state, because other tests share the player.
  await button(page, 'Leave').click();
  await expect(button(page, 'Join')).toBeVisible();
});
