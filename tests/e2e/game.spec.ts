import type { Page } from 'playwright/test';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { result, spin } from '../fixtures/slot-game.ts';
import { expect, test } from '../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');

test('SPT-3 RTE-4 a visitor goes from the lobby to a game’s page and plays its demo', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/games');
  await expectHydrated(page);
  await main(page).getByRole('link', { name: 'Folded Crane' }).first().click();
  await expect(page).toHaveURL('/games/folded-crane');
  await expect(page.getByRole('heading', { level: 1, name: 'Folded Crane' })).toBeFocused();
  await expect(main(page).getByText(/^9\d\.\d\d%/)).toBeVisible();
  await main(page).getByRole('link', { name: 'Play for free' }).click();
  await expect(page).toHaveURL('/games/folded-crane/play?mode=demo');
  await spin(page).click();
  await expect(result(page)).toContainText(/No win|You win|stake back/);
});
