import { planPushBrowser } from '../../fixtures/push-browser.ts';
import { startSite } from '../../fixtures/running-site.ts';
import { signIn, userMenu } from '../../fixtures/sign-in.ts';
import { startIndigitall } from '../../fixtures/stand-in-indigitall.ts';
import { test as base, expect } from '../../fixtures/test.ts';

const test = base.extend<{ service: Awaited<ReturnType<typeof startIndigitall>> }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
  service: async ({}, use) => {
    const service = await startIndigitall();
    await use(service);
    service.stop();
  },
  baseURL: async ({ service }, use) => {
    const providers = { inDigital: service.settings };
    const site = await startSite({ providers, content: { deadlineMs: 5000 } });
    await use(site.origin);
    await site.stop();
  },
});

test('CFG-2 QRY-3 inDigital loads for subscribed players; it holds device, player, topics', async ({
  page,
  service,
}) => {
  const here = page.getByRole('region', { name: 'Notifications on this device' });
  const only = () => [...service.devices.values()];
  await planPushBrowser(page);
  await signIn(page, 'vera', '/account/preferences');
  await expect(here).toContainText('Off on this device');
  expect(service.calls.filter((call) => !call.endsWith('/worker.min.js'))).toEqual([]);

  await here.getByRole('button', { name: 'Turn on' }).click();
  await expect(here).toContainText('On for this device');
  await expect
    .poll(only)
    .toMatchObject([{ enabled: true, externalCode: 'VERA0001', topics: ['casino', 'promotions'] }]);
  await expect(page.getByText('Your devices with notifications')).toBeHidden();

  await page.getByRole('checkbox', { name: 'Sports' }).check();
  await page.getByRole('checkbox', { name: 'Casino' }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(only).toMatchObject([{ topics: ['promotions', 'sports'] }]);

  // Each followed promotion has its own topic, which is removed when it is no longer followed.
  const follow = page.getByRole('button', { name: 'Notify me about this promotion' });
  await page.goto('/promotions/weekend-encore');
  await follow.click();
  await expect
    .poll(only)
    .toMatchObject([{ topics: ['promotion:weekend-encore', 'promotions', 'sports'] }]);
  await follow.click();
  await expect.poll(only).toMatchObject([{ topics: ['promotions', 'sports'] }]);
  await follow.click();
  await expect.poll(() => only()[0]?.topics.length).toBe(3);

  await userMenu(page).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  // The next player on this device starts without subscriptions.
  await expect.poll(only).toMatchObject([{ enabled: false, externalCode: null, topics: [] }]);
  await signIn(page, 'vera', '/account/preferences');
  await expect(here).toContainText('On for this device');
  await expect.poll(only).toMatchObject([{ enabled: true, externalCode: 'VERA0001' }]);
  await here.getByRole('button', { name: 'Turn off' }).click();
  await expect(here).toContainText('Off on this device');
  expect(only()).toMatchObject([{ enabled: false, externalCode: null }]);
});
