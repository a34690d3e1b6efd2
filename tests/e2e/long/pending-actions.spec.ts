import type { Page } from 'playwright/test';
import { objections } from '../../fixtures/axe.ts';
import { signInAt, signOutHere } from '../../fixtures/own-session.ts';
import { startSite } from '../../fixtures/running-site.ts';
import { expect, test } from '../../fixtures/test.ts';

// Dialogs after a log-in or log-out, which are shown one after the other.
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const expectAccessible = async (page: Page) =>
  expect(await objections(page, [], 'dialog[open]')).toEqual([]);

test('AUT-2 AUT-7 logging out shows the figures of the last slot session once', async ({
  page,
  own,
}) => {
  const { origin } = await own(startSite());
  await signInAt(page, origin, 'vera');
  await signOutHere(page);
  const summary = dialog(page, 'Your session, in figures');
  for (const [term, value] of [
    ['Duration', /\d+ (hr|min|sec)/],
    ['Stakes', /^€[\d.,]+$/],
    ['Wins', /^€[\d.,]+$/],
    ['Session result', /^[+-]?€[\d.,]+$/],
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
