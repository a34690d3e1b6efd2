import type { Page } from 'playwright/test';
import { expectHydrated } from '../fixtures/pwa-page.ts';
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
});

test('SPT-3 RTE-4 the server renders a game’s whole page with its own title and description', async ({
  page,
}) => {
  const sent = (await (await page.goto('/games/moth-and-moon'))?.text()) ?? '';
  for (const text of ['Moth &amp; Moon</h1>', 'Return to player', '€0.20 to €20.00'])
    expect(sent).toContain(text);
  await expect(page).toHaveTitle('Moth & Moon · Marquee');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^Moth & Moon by Tallow & Sons/,
  );
  await main(page).getByRole('link', { name: 'Tallow & Sons' }).first().click();
  await expect(page).toHaveURL('/providers/Tallow%20%26%20Sons');
});

test('SPT-3 an unknown game redirects to the lobby with a notice', async ({ page }) => {
  const answer = await page.request.get('/games/no-such-game', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/games?notice=game']);
  await page.goto('/es/games/no-such-game');
  await expect(page.getByText('Ese juego ya no está disponible.')).toBeVisible();
  await expect(page).toHaveURL('/es/games');
});
