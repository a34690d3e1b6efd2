import { expect, test } from '../../fixtures/pwa-test.ts';
import { cachedEntries, readyForOffline, savedAnswers } from '../../fixtures/pwa-worker.ts';
import { signIn } from '../../fixtures/sign-in.ts';

// Console errors of the browser without a network.
test.use({ allowed: /Failed to load resource: net::ERR_/ });

test('RTE-3 PWA-3 the player area opens offline, explains what it needs, and recovers', async ({
  page,
  gate,
}) => {
  await page.goto('/');
  await readyForOffline(page);
  await signIn(page, 'vera', '/account/information');
  await expect(page.getByText('Montalbán')).toBeVisible();
  const kept = (await cachedEntries(page)).map(({ path }) => path);
  expect(kept.filter((path) => /^\/(operator|account)/.test(path))).toEqual([]);
  expect((await savedAnswers(page)).filter((key) => key.startsWith('player:'))).toEqual([]);

  await gate.close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Personal data' })).toBeVisible();
  await expect(page.getByText('Your account needs a connection.')).toBeVisible();
  await expect(page.getByText('Montalbán')).toHaveCount(0);

  await gate.open();
  await expect(page.getByText('Montalbán')).toBeVisible({ timeout: 40_000 });
});
