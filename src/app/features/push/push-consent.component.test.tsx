import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/axe.ts';
import { expectedLog } from '../../../../tests/component/expected-log.ts';
import { holdOptIns } from '../../../../tests/component/held-opt-ins.ts';
import { mountPlayer } from '../../../../tests/component/mount-player.tsx';
import { register, write } from '../../../../tests/component/operator-api.ts';
import { planPushBrowser } from '../../../../tests/component/push-browser.ts';
import { stopClock } from '../../../../tests/component/stop-clock.ts';

const PREFERENCES = '/account/preferences';
const here = page.getByRole('region', { name: 'Notifications on this device' });
const list = page.getByRole('region', { name: 'Your devices with notifications' });
const bell = page.getByRole('dialog', { name: 'Notifications' });
const question = bell.getByText('Want to hear about this?');
const press = (name: string) => here.getByRole('button', { name, exact: true }).click();
const says = (words: string) => expect.element(here.getByText(words)).toBeVisible();
const announced = () => document.getElementById('page-announcement')?.textContent ?? '';
const openBell = () =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('PWA-5 turns push on in the bell, lists this device and turns it off, accessibly', async () => {
  const browser = await planPushBrowser();
  await mountPlayer(PREFERENCES);
  await says('Off on this device');
  await expectAccessible();
  await openBell();
  await expect.element(question).toBeVisible();
  await expectAccessible('.header-panel');
  await bell.getByRole('button', { name: 'Yes, on this device' }).click();
  await expect.element(bell.getByText('On for this device')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await says('On for this device');
  await expectAccessible();
  await expect.element(list.getByText('This device')).toBeVisible();
  expect(list.getByRole('listitem').elements()).toHaveLength(1);
  expect(browser.questions).toBe(1);
  await list.getByRole('button', { name: /^Remove/ }).click();
  await list.getByRole('button', { name: /^Remove/ }).click();
  await says('Off on this device');
  await expect.element(list.getByText(/^None yet/)).toBeVisible();
  await expect.poll(announced).toMatch(/^Removed: /);
});

test('PWA-5 FRM-4 shows the preferences meanwhile, and a retry when push fails to load', async () => {
  expectedLog();
  await planPushBrowser();
  const { app, router } = await mountPlayer('/promotions');
  const { addMessages } = app;
  const { promise, reject } = Promise.withResolvers<void>();
  app.addMessages = (area) => (area === 'push' ? promise : addMessages(area));
  await router.navigate(PREFERENCES);
  const save = page.getByRole('button', { name: 'Save' });
  await expect.element(save).toBeVisible();
  await expect.element(here.getByRole('status')).toHaveTextContent('One moment…');
  reject(new TypeError('Failed to fetch'));
  await expect.element(here.getByText(/^We couldn’t load this part/)).toBeVisible();
  await expect.element(save).toBeVisible();
  app.addMessages = addMessages;
  await press('Try again');
  await says('Off on this device');
  expect(announced()).not.toMatch(/^We couldn’t load/);
});

test('PWA-5 asks in the bell before the browser does, not again after "Not now"', async () => {
  const browser = await planPushBrowser();
  const { router } = await mountPlayer('/promotions');
  await openBell();
  await bell.getByRole('button', { name: 'Not now' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(bell.getByRole('heading').first()).toHaveFocus();
  expect(browser.questions).toBe(0);
  await userEvent.keyboard('{Escape}');
  await openBell();
  await expect.element(bell.getByRole('heading').first()).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await router.navigate(PREFERENCES);
  await press('Turn on');
  await says('On for this device');
});

test('F44 explains a refusal, never asks again and follows a changed permission', async () => {
  const browser = await planPushBrowser({ answer: 'denied' });
  const { router } = await mountPlayer(PREFERENCES);
  await press('Turn on');
  await says('Your browser is blocking notifications');
  expect(here.getByRole('listitem').elements().length).toBeGreaterThan(0);
  await expectAccessible();
  await router.navigate('/promotions');
  await openBell();
  await expect.element(bell).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(browser.questions).toBe(1);
  await router.navigate(PREFERENCES);
  await says('Your browser is blocking notifications');
  browser.permission = 'granted';
  await press('I have changed it');
  await press('Turn on');
  await says('On for this device');
});

test('PWA-5 waits ten seconds for a push service that does not respond', async () => {
  const browser = await planPushBrowser({ service: 'silent', answersByItself: true });
  await mountPlayer(PREFERENCES);
  await says('Off on this device');
  const clock = stopClock();
  await press('Turn on');
  // The public key is read first.
  await expect.poll(() => browser.subscribing).toBe(1);
  await clock.run(9999);
  await says('Your browser is asking');
  await clock.run(1);
  await says('The push service isn’t answering');
  await expect.element(here.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('PWA-5 explains a refusal by the browser itself, as in a private window', async () => {
  await planPushBrowser({ answer: 'denied', answersByItself: true });
  await mountPlayer(PREFERENCES);
  await press('Turn on');
  await says('Your browser refused without asking');
});

test('PWA-5 asks when a player follows a promotion and links to the topics', async () => {
  const browser = await planPushBrowser();
  await mountPlayer('/promotions/bring-a-friend');
  await page.getByRole('button', { name: 'Notify me about this promotion' }).click();
  const asked = page.getByRole('dialog', { name: 'Want to hear about this?' });
  await expect.element(asked).toBeVisible();
  expect(browser.questions).toBe(0);
  await asked.getByRole('button', { name: 'Yes, on this device' }).click();
  const told = page.getByRole('dialog', { name: 'Notifications on this device' });
  await expect.element(told.getByText('On for this device')).toBeVisible();
  await expect.element(told.getByRole('heading')).toHaveFocus();
  await told.getByRole('link', { name: 'Topics and quiet hours' }).click();
  await says('On for this device');
  await expect.element(page.getByRole('group', { name: 'Promotions you follow' })).toBeVisible();
});

test('PWA-5 PGS-1 confirms an opt-in before it asks, without covering the page', async () => {
  const browser = await planPushBrowser();
  const { answering } = holdOptIns('sunday-slot-race');
  await mountPlayer('/promotions/sunday-slot-race', { answering });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Join' }).click();
  await expect.element(main.getByText(/^You joined on/)).toBeVisible();
  await expect
    .element(main.getByRole('heading', { name: 'Want to hear about this?' }))
    .toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  await main.getByRole('button', { name: 'Not now' }).click();
  await expect.element(main.getByText('Want to hear about this?')).not.toBeInTheDocument();
  await expect.element(main.getByText(/^You joined on/)).toBeVisible();
  expect(browser.questions).toBe(0);
});

test('PWA-5 asks nobody for an operator without a push service', async () => {
  const browser = await planPushBrowser();
  await mountPlayer(PREFERENCES, {
    answering: ({ url }) =>
      url.endsWith('/push/key')
        ? Response.json({ code: 'not_found', status: 404 }, { status: 404 })
        : undefined,
  });
  await says('Notifications aren’t available');
  await expect.element(here.getByRole('button')).not.toBeInTheDocument();
  await openBell();
  await expect.element(bell).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(browser.questions).toBe(0);
});

test('CFG-2 PWA-5 offers no push messages where they are off, and keeps what was chosen', async () => {
  const browser = await planPushBrowser();
  const session = await register();
  const { accountCode, accessToken: token } = session;
  const path = `/operator/accounts/${accountCode}/notification-preferences`;
  const channels = { email: false, sms: false, push: true };
  await write(path, { channels, topics: ['casino'] }, token, 'PUT');
  const asked: string[] = [];
  let saved: unknown;
  await mountPlayer(PREFERENCES, {
    session,
    config: { push: false },
    async answering(request) {
      asked.push(new URL(request.url).pathname);
      if (request.method === 'PUT' && request.url.endsWith(path)) saved = await request.json();
      return undefined;
    },
  });
  await page.getByRole('checkbox', { name: 'Email' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saved).toMatchObject({ channels: { ...channels, email: true } });
  await expect
    .element(page.getByRole('checkbox', { name: 'Notifications on my devices' }))
    .not.toBeInTheDocument();
  for (const card of [here, list]) await expect.element(card).not.toBeInTheDocument();
  await openBell();
  await expect.element(bell).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(browser.questions).toBe(0);
  expect(asked.filter((address) => address.includes('/push'))).toEqual([]);
});
