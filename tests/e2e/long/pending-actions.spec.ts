import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { signInAt, signOutHere } from '../../fixtures/own-session.ts';
import { startSite } from '../../fixtures/running-site.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

// What a login or logout has to tell the player, in dialogs that wait for each other.
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const _NOT_UPLOADED = 'Show us who you are';
const EXPIRED = 'Your document has run out';
const YEARLY = 'Is this still you?';

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations).toEqual([]);
}

test('AUT-5 AUT-6 who has one that expired is asked for a new one; cancel and Escape close it', async ({
  page,
}) => {
  await signIn(page, 'elio', '/games');
  await expect(dialog(page, EXPIRED)).toContainText('has expired');
  await expectAccessible(page);
  await dialog(page, EXPIRED).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page, EXPIRED)).toBeHidden();
  await page.context().clearCookies({ name: 'playerNotVerifiedModal' });
  await signOutHere(page);
  await signIn(page, 'elio', '/games');
  await expect(dialog(page, EXPIRED)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, EXPIRED)).toBeHidden();
});

test('AUT-4 a yearly validation leads to the personal data', async ({ page }) => {
  await signIn(page, 'ana', '/games');
  await expect(dialog(page, YEARLY)).toBeVisible();
  await expectAccessible(page);
  await dialog(page, YEARLY).getByRole('link', { name: 'Look them over' }).click();
  await expect(page).toHaveURL(
    '/account/information?section=personal-data&pendingVerification=true',
  );
});

test('AUT-5 a verified player is asked for nothing', async ({ page }) => {
  const checked = page.waitForResponse(/\/identity-document$/);
  await signIn(page, 'vera', '/games');
  await checked;
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('AUT-2 AUT-7 signing out shows the last slot session in figures, once', async ({
  page,
  own,
}) => {
  const { origin } = await own(startSite());
  await signInAt(page, origin, 'vera');
  await signOutHere(page);
  const summary = dialog(page, 'Your game, in figures');
  for (const [term, value] of [
    ['Duration', /\d+ (hr|min|sec)/],
    ['Bets', /^€[\d.,]+$/],
    ['Wins', /^€[\d.,]+$/],
    ['Session balance', /^-?€[\d.,]+$/],
  ] as const) {
    await expect(summary.locator(`dt:text-is("${term}") + dd`)).toHaveText(value);
  }
  await expectAccessible(page);
  await summary.getByRole('button', { name: 'Got it' }).click();
  await expect(summary).toBeHidden();

  await signInAt(page, origin, 'vera');
  const gone = page.waitForResponse(/\/sessions\/current$/);
  await signOutHere(page);
  await gone;
  await expect(summary).toBeHidden();
});
