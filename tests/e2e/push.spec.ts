import { wholeBrowser } from '../browser.ts';
import { expect, outcome, test, turnOn } from '../fixtures/push-site.ts';
import { openControlled, watchPush } from '../fixtures/push-worker.ts';

test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser() });

// Each test starts its own site.

test('PWA-5 delivers a campaign encrypted, shows it once, and counts the click', async ({
  page,
  service,
  staff,
  origin,
}) => {
  await turnOn(page);
  const push = await watchPush(page);
  await page.goto('about:blank');
  const id = await staff.send({ path: '/promotions/weekend-encore?from=push' });
  expect(await outcome(staff, id)).toMatchObject({ total: 1, sent: 1, failed: 0 });
  expect(service.faults).toEqual([]);
  expect(service.deliveries).toHaveLength(1);
  const [delivery] = service.deliveries;
  expect(delivery).toMatchObject({ topic: id, urgency: 'normal' });
  expect(delivery?.ttl).toBeLessThanOrEqual(3600);

  await push.deliver(delivery?.text ?? '');
  await expect.poll(push.count).toBe(1);
  expect(await push.shown()).toMatchObject([
    { title: 'Free spins', options: { body: 'Until <Sunday>', tag: id, silent: false } },
  ]);
  await openControlled(page, '/sitemap');
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  await push.click('Free spins');
  await expect(page).toHaveURL(`${origin}/promotions/weekend-encore?from=push`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The weekend encore');
  expect(await page.evaluate(() => 'same' in globalThis)).toBe(true);
  await expect.poll(async () => (await staff.look(id)).counts['clicked']).toBe(1);
});
