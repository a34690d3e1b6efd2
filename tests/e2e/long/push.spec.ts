import { randomUUID } from 'node:crypto';
import { wholeBrowser } from '../../browser.ts';
import { everythingStored } from '../../fixtures/everything-stored.ts';
import { nextToken } from '../../fixtures/operator-calls.ts';
import { signOutHere } from '../../fixtures/own-session.ts';
import { expect, outcome, PREFERENCES, pushHere, test, turnOn } from '../../fixtures/push-site.ts';
import { watchPush } from '../../fixtures/push-worker.ts';
import { signIn } from '../../fixtures/sign-in.ts';

test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser() });

// Each test starts its own site.

test('PWA-5 NTF-4 HDR-9 shows a high-priority push silently in the page, then in the bell list', async ({
  page,
  service,
  staff,
  origin,
}) => {
  await turnOn(page);
  const push = await watchPush(page);
  const id = await staff.send({ title: 'Cup final', priority: 'high' });
  await outcome(staff, id);
  expect(service.deliveries[0]?.urgency).toBe('high');
  await push.deliver(service.deliveries[0]?.text ?? '');
  await expect(page.getByRole('button', { name: 'Cup final' })).toBeVisible();
  expect(await push.shown()).toMatchObject([{ title: 'Cup final', options: { silent: true } }]);
  await push.click('Cup final');
  const dialog = page.getByRole('dialog', { name: 'Cup final' });
  await expect(dialog).toContainText('Until <Sunday>');
  await dialog.getByRole('link').click();
  await expect(page).toHaveURL(`${origin}/promotions`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Cup final');
});

test('HDR-9 messages received while the site was closed are behind the bell', async ({
  page,
  staff,
}) => {
  await turnOn(page);
  await page.goto('about:blank');
  await outcome(staff, await staff.send({ title: 'While you were away' }));
  await page.goto('/');
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await bell.click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(
    'While you were away',
  );
});

test('PWA-5 self-excluded players get nothing, though the device is still known', async ({
  page,
  service,
  staff,
  origin,
}) => {
  await turnOn(page);
  const reload = page.reload();
  const authorization = await nextToken(page);
  await reload;
  const me = await fetch(`${origin}/operator/accounts/me`, { headers: { authorization } });
  const { accountCode } = (await me.json()) as { accountCode: string };
  await page.goto('about:blank');
  const excluded = await fetch(`${origin}/operator/accounts/${accountCode}/exclusions`, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'application/json',
      'x-request-id': randomUUID(),
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ kind: 'self-exclusion', days: 183 }),
  });
  expect(excluded.status).toBe(201);
  const counts = await outcome(staff, await staff.send());
  expect(counts).toMatchObject({ total: 1, sent: 0, skipped: 1 });
  expect(service.deliveries).toEqual([]);
});

test('PWA-5 F43 tries a device that is gone once, then never again', async ({
  page,
  service,
  subscription,
  staff,
}) => {
  await turnOn(page);
  await page.goto('about:blank');
  service.unsubscribe(subscription.endpoint);
  expect(await outcome(staff, await staff.send())).toMatchObject({ total: 1, gone: 1 });
  expect(await outcome(staff, await staff.send())).toMatchObject({ total: 0 });
});

test('PWA-5 sends no more messages to players who turn push off', async ({
  page,
  service,
  staff,
}) => {
  await turnOn(page);
  await pushHere(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(pushHere(page)).toContainText('Off on this device');
  expect(await outcome(staff, await staff.send())).toMatchObject({ total: 0 });
  expect(service.deliveries).toEqual([]);
});

test('PWA-5 G11 log-out removes the device and its notifications; log-in restores both', async ({
  page,
  service,
  staff,
}) => {
  await turnOn(page);
  const push = await watchPush(page);
  await outcome(staff, await staff.send({ title: 'Midnight show' }));
  const [delivery] = service.deliveries;
  await push.deliver(delivery?.text ?? '');
  await expect.poll(push.count).toBe(1);
  // Neither the message nor the data stored with the notification contains player data.
  const kept = JSON.stringify([delivery?.text, await push.shown()]);
  expect(kept).not.toMatch(/vera|Vera|€|Bearer|eyJ/);

  // A click that no page has handled yet is stored with its text.
  await page.goto('about:blank');
  await push.click('Midnight show');
  await expect.poll(push.opened).toHaveLength(1);
  await push.deliver(delivery?.text ?? '');
  await page.goto(PREFERENCES);

  await signOutHere(page);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).length;
      }),
    )
    .toBe(0);
  const stored = await everythingStored(page);
  const traces = ['vera', 'VERA0001', 'Midnight show', 'Bearer'];
  expect(traces.filter((trace) => new RegExp(`\\b${trace}\\b`).test(stored))).toEqual([]);
  expect(await outcome(staff, await staff.send())).toMatchObject({ total: 0 });
  await signIn(page, 'vera', PREFERENCES);
  await expect(pushHere(page)).toContainText('On for this device');
  expect(await outcome(staff, await staff.send())).toMatchObject({ total: 1, sent: 1 });
});
