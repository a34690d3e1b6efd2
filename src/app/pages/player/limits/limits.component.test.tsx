import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../../tests/component/axe.ts';
import { hurryTimers } from '../../../../../tests/component/hurry-timers.ts';
import type { Answering } from '../../../../../tests/component/mount-app.tsx';
import { mountPlayer } from '../../../../../tests/component/mount-player.tsx';
import { operator, register } from '../../../../../tests/component/operator-api.ts';
import { reload } from '../../../../../tests/component/reload.ts';
import { FREE_HELP_URL } from '../../../../lib/free-help.ts';
import type { Limits } from '../../../../operator/limits.ts';
import { openSavedWrites } from '../../../state/persist/saved-writes.ts';

const row = (kind: string, period: string) =>
  page
    .getByRole('region', { name: kind, exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: period }) });
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('PGS-1 lowers a limit at once, and delays a raise that can be cancelled', async () => {
  await mountPlayer('/account/limits');
  const month = row('Deposits', 'Per month');
  const amount = month.getByRole('textbox', { name: 'New limit' });
  await month.getByRole('button', { name: 'Deposits, Per month: Set a limit' }).click();
  await expect.element(amount).toHaveFocus();
  // Screen readers announce changes of a region that they already know.
  expect(month.element().querySelector('.limit-effect')?.checkVisibility()).toBe(true);
  await amount.fill('300');
  await month.getByRole('button', { name: 'Set to €300.00 now' }).click();
  await expect.element(month).toMatchTextContent('of €300.00');
  // The bar has the site's colours, not the browser's.
  const bar = month.element().querySelector('progress');
  expect(bar && getComputedStyle(bar).appearance).toBe('none');

  await month.getByRole('button', { name: 'Deposits, Per month: Change' }).click();
  await amount.fill('250');
  await expect
    .element(month)
    .toMatchTextContent('It takes effect at once. Raising it again takes 3 days.');
  await month.getByRole('button', { name: 'Set to €250.00 now' }).click();
  await expect.element(month).toMatchTextContent('Your limit is now €250.00.');
  await expect.element(month.getByRole('button', { name: /Change$/ })).toHaveFocus();

  await month.getByRole('button', { name: /Change$/ }).click();
  await amount.fill('400');
  await expect.element(month).toMatchTextContent('The new limit starts in 3 days.');
  await month.getByRole('button', { name: 'Request €400.00' }).click();
  await expect
    .element(month)
    .toMatchTextContent(/Your limit changes to €400\.00 on .*\. Until then €250\.00 applies\./);
  await expect.element(month).toMatchTextContent('of €250.00');
  await month.getByRole('button', { name: 'Keep €250.00' }).click();
  await expect.element(month).toMatchTextContent('Your limit stays at €250.00.');
  await expect.element(page.getByRole('heading', { name: 'Deposits' })).toHaveFocus();
  await expect.element(month).not.toMatchTextContent('€400.00');
});

test('PGS-1 shows when the days, weeks and months of limits begin in the player’s own time', async () => {
  const midnight = () => {
    const at = new Date();
    at.setUTCHours(24, 0, 0, 0);
    const style = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    return new Intl.DateTimeFormat('en-GB', { ...style, hour: '2-digit', minute: '2-digit' })
      .format(at)
      .replace(/^(\p{L}+),/u, '$1');
  };
  const before = midnight();
  await mountPlayer('/account/limits');
  const card = page.getByRole('region', { name: 'When limits reset' });
  await expect.element(card).toMatchTextContent('We count in UTC: a day starts at midnight');
  // At midnight the test may see either day.
  const shown = [...card.element().querySelectorAll('dd')].map((start) => start.textContent);
  expect([before, midnight()]).toContain(shown[0]);
  expect(shown[1]).toMatch(/^(Sunday|Monday) /);
  expect(shown[2]).toMatch(/ (1|28|29|30|31) /);
});

test('PGS-1 confirms the removal of a limit, and takes time in hours and minutes', async () => {
  await mountPlayer('/account/limits');
  await expect.element(page.getByText(/^Time logged in\. .* you cannot play or bet/)).toBeVisible();
  const day = row('Time', 'Per day');
  await day.getByRole('button', { name: 'Time, Per day: Set a limit' }).click();
  await day.getByRole('textbox', { name: 'Hours' }).fill('25');
  await day.getByRole('button', { name: /^(Request|Set)/ }).click();
  for (const unit of ['Hours', 'Minutes']) {
    const field = day.getByRole('textbox', { name: unit });
    await expect.element(field).toHaveAccessibleDescription('A day has no more than 24 hr.');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  }
  await day.getByRole('textbox', { name: 'Hours' }).fill('1');
  await day.getByRole('textbox', { name: 'Minutes' }).fill('30');
  await day.getByRole('button', { name: 'Set to 1 hr 30 min now' }).click();
  await expect.element(day).toMatchTextContent('Your limit is now 1 hr 30 min.');

  await day.getByRole('button', { name: /Change$/ }).click();
  await day.getByRole('button', { name: 'Remove this limit' }).click();
  await expect.element(day.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await day.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect
    .element(day)
    .toMatchTextContent(/Your limit will be removed on .*\. Until then 1 hr 30 min applies\./);
});

const isWrite = ({ method, url }: Request) =>
  method === 'PUT' || (method === 'POST' && url.endsWith('/exclusions'));

/**
 * A network that may lose responses for limits and exclusions, after the operator handled the request or before it
 * arrives.
 */
function losing() {
  hurryTimers(500, 1500);
  const network = { loses: 'answers' as 'answers' | 'calls' | 'everything' | 'nothing' };
  const keys = new Set<string | null>();
  const answering: Answering = async (request) => {
    if (network.loses === 'everything' && request.url.endsWith('/limits')) throw new TypeError();
    if (network.loses === 'nothing' || !isWrite(request)) return undefined;
    keys.add(request.headers.get('idempotency-key'));
    if (network.loses === 'answers') await operator(request);
    throw new TypeError('Failed to fetch');
  };
  return { network, keys, answering };
}

test('PGS-1 retries a change that did not arrive with the same key', async () => {
  const { network, keys, answering } = losing();
  network.loses = 'calls';
  await mountPlayer('/account/limits', { answering });
  const week = row('Losses', 'Per week');
  await week.getByRole('button', { name: 'Losses, Per week: Set a limit' }).click();
  await week.getByRole('textbox', { name: 'New limit' }).fill('80');
  await week.getByRole('button', { name: 'Set to €80.00 now' }).click();
  await expect
    .element(week)
    .toMatchTextContent(/can’t confirm yet that your limit was set to €80\.00/);
  await expect.element(week).toMatchTextContent('No limit');
  network.loses = 'nothing';
  await week.getByRole('button', { name: 'Check again' }).click();
  await expect.element(week).toMatchTextContent('Your limit is now €80.00.');
  await expect.element(week).not.toMatchTextContent('can’t confirm');
  expect(keys.size).toBe(1);
});

test('PGS-1 settles a change of unknown outcome before it sends the next one', async () => {
  const { network, answering } = losing();
  network.loses = 'calls';
  const sent: unknown[] = [];
  await mountPlayer('/account/limits', {
    async answering(request) {
      if (isWrite(request)) sent.push((await request.clone().json()).amount);
      return answering(request);
    },
  });
  const week = row('Losses', 'Per week');
  const set = async (amount: string) => {
    await week.getByRole('textbox', { name: 'New limit' }).fill(amount);
    await week.getByRole('button', { name: `Set to €${amount}.00 now` }).click();
  };
  const begin = week.getByRole('button', { name: 'Losses, Per week: Set a limit' });
  await begin.click();
  await set('80');
  await expect.element(week).toMatchTextContent(/can’t confirm yet that your limit was set to €80/);
  await begin.click();
  await set('60');
  await expect.element(week).toMatchTextContent('Your change was not sent');
  expect(sent).not.toContain(6000);
  network.loses = 'nothing';
  sent.length = 0;
  await set('60');
  await expect.element(week).toMatchTextContent('Your limit is now €60.00.');
  await expect.element(week).not.toMatchTextContent('can’t confirm');
  expect(sent).toEqual([8000, 6000]);
});

test('PGS-1 reads a limit back after lost responses, and says that it is set', async () => {
  const { answering } = losing();
  await mountPlayer('/account/limits', { answering });
  const week = row('Losses', 'Per week');
  await week.getByRole('button', { name: 'Losses, Per week: Set a limit' }).click();
  await week.getByRole('textbox', { name: 'New limit' }).fill('80');
  await week.getByRole('button', { name: 'Set to €80.00 now' }).click();
  await expect.element(week).toMatchTextContent('Your limit is now €80.00.');
  await expect.element(week).toMatchTextContent('of €80.00');
});

test('PGS-1 offers a break first, from one day to six weeks, and independent help', async () => {
  await mountPlayer('/account/limits');
  await expect
    .element(page.getByRole('link', { name: 'Free gambling support' }))
    .toHaveAttribute('href', FREE_HELP_URL);
  await expect.element(button('Take a break: Choose how long')).toBeVisible();
  expect(document.querySelector('main h2')?.textContent).toBe('Breaks and self-exclusion');
  await button('Take a break: Choose how long').click();
  await expect.element(page.getByRole('radio')).toHaveLength(4);
  for (const length of ['One day', 'One week', 'Two weeks', 'Six weeks'])
    await expect.element(page.getByRole('radio', { name: length })).toBeVisible();
  await button('Not now').click();
  const heading = page.getByRole('heading', { name: 'Breaks and self-exclusion' });
  await expect.element(heading).toHaveFocus();
});

async function startBreak() {
  await button('Take a break: Choose how long').click();
  await page.getByRole('radio', { name: 'One week' }).click();
  await button('Next').click();
  await button('Start my break').click();
}

test('PGS-1 reads a break back after lost responses, and keeps its end', async () => {
  const { answering, keys } = losing();
  const { session } = await mountPlayer('/account/limits', { answering });
  await startBreak();
  await expect.element(page.getByText(/^Your break has started/)).toBeVisible();
  await expect
    .element(page.getByRole('main').getByText(/We can’t confirm/))
    .not.toBeInTheDocument();
  expect(keys.size).toBe(1);
  const limits = await operator(`/operator/accounts/${session.accountCode}/limits`, {
    headers: { authorization: `Bearer ${session.accessToken}` },
  });
  const { exclusion } = (await limits.json()) as Limits;
  const [since, until] = [exclusion?.since, exclusion?.until].map((at) => Date.parse(at ?? ''));
  expect((until ?? 0) - (since ?? 0)).toBe(7 * 86_400_000);
});

test('PGS-1 keeps a break of unknown outcome across a reload until it is read back', async () => {
  const { network, answering } = losing();
  network.loses = 'nothing';
  const mounted = await mountPlayer('/account/limits', { answering });
  const unknown = page.getByRole('main').getByText(/We can’t confirm yet that your break/);
  await button('Take a break: Choose how long').click();
  await page.getByRole('radio', { name: 'One week' }).click();
  await button('Next').click();
  network.loses = 'everything';
  await button('Start my break').click();
  await expect.element(unknown).toBeVisible();
  const announced = () => document.querySelector('#page-announcement')?.textContent;
  await expect.poll(announced).toBe(unknown.element().textContent);
  await expect.element(page.getByText(/^Your break has started/)).not.toBeInTheDocument();

  network.loses = 'calls';
  await reload(mounted, '/account/limits');
  await expect.element(unknown).toBeVisible();
  await expect.element(button('Take a break: Choose how long')).not.toBeInTheDocument();
  network.loses = 'nothing';
  await button('Check again').click();
  await expect.element(page.getByText(/^Your break has started/)).toBeVisible();
  await expect.element(unknown).not.toBeInTheDocument();
});

test('PGS-1 says that a self-exclusion has not started once it is too late to retry it', async () => {
  const session = await register();
  const saved = openSavedWrites(new Set());
  const wishes = [
    { kind: 'self-exclusion', days: 183, hoursAgo: 25 },
    // The break may have been in force and ended.
    { kind: 'break', days: 1, hoursAgo: 25 },
    // The clock was ahead, so this break may have been in force as well.
    { kind: 'break', days: 7, hoursAgo: -25 },
  ] as const;
  for (const { hoursAgo, ...exclusion } of wishes) {
    const key = crypto.randomUUID();
    const at = Date.now() - hoursAgo * 3_600_000;
    const wish = { kind: 'exclusion', exclusion } as const;
    await saved.put(key, { key, account: session.accountCode, at, wish });
  }
  await mountPlayer('/account/limits', { session });
  const told = page.getByRole('region', { name: 'Notifications' });
  await expect.element(told).toMatchTextContent('Self-exclusion: We couldn’t start it.');
  await expect.element(told).not.toMatchTextContent('Take a break');
  await expect
    .element(page.getByRole('main').getByText(/^We can’t confirm/))
    .not.toBeInTheDocument();
});

test('PGS-1 says that a limit is not in effect once it is too late to retry it', async () => {
  const session = await register();
  const saved = openSavedWrites(new Set());
  const key = crypto.randomUUID();
  const wish = { kind: 'limit', limit: { kind: 'loss', period: 'week' }, amount: 8000 } as const;
  const at = Date.now() - 25 * 3_600_000;
  await saved.put(key, { key, account: session.accountCode, at, wish });
  await mountPlayer('/account/limits', { session });
  const told = page.getByRole('region', { name: 'Notifications' });
  await expect
    .element(told)
    .toMatchTextContent(/Losses, Per week: The change you requested on .* is not in effect\./);
  await expect.element(row('Losses', 'Per week')).not.toMatchTextContent('can’t confirm');
});

test('PGS-1 says how a limit or a break ended after the player has left the page', async () => {
  hurryTimers(500, 1500);
  const left = Promise.withResolvers<void>();
  const { router } = await mountPlayer('/account/limits', {
    async answering(request) {
      if (!isWrite(request) && !request.url.endsWith('/limits')) return undefined;
      if (isWrite(request)) await left.promise;
      else if (location.pathname.endsWith('/limits')) return undefined;
      if (!request.url.endsWith('/exclusions')) throw new TypeError('Failed to fetch');
      const headers = { 'content-type': 'application/problem+json' };
      const body = { type: 'about:blank', title: 'no', status: 409, code: 'no' };
      return Response.json(body, { status: 409, headers });
    },
  });
  await startBreak();
  const week = row('Losses', 'Per week');
  await week.getByRole('button', { name: 'Losses, Per week: Set a limit' }).click();
  await week.getByRole('textbox', { name: 'New limit' }).fill('80');
  await week.getByRole('button', { name: 'Set to €80.00 now' }).click();
  await router.navigate('/account/security');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  left.resolve();
  const told = page.getByRole('region', { name: 'Notifications' });
  await expect.element(told).toMatchTextContent('Take a break: We couldn’t start it.');
  await expect.element(told).toMatchTextContent('We can’t confirm a change to your limits yet.');
});

test('PGS-1 starts a break step by step, and blocks deposits', async () => {
  await mountPlayer('/account/limits');
  await button('Take a break: Choose how long').click();
  await expect.element(page.getByRole('heading', { name: 'Take a break' })).toHaveFocus();
  await button('Next').click();
  await expect.element(page.getByText('Select a duration.')).toBeVisible();
  await page.getByRole('radio', { name: 'One week' }).click();
  await button('Next').click();
  const end = /It starts now and ends on \w+day .* at \d\d:\d\d\./;
  await expect.element(page.getByText(end)).toBeVisible();
  await expect
    .element(page.getByText('Your open bets stay open. You can still cash them out.'))
    .toBeVisible();
  await expect.element(page.getByText(/as long as your identity is verified\.$/)).toBeVisible();
  await expect.element(page.getByText('Nobody can shorten it, not even us.').last()).toBeVisible();
  await button('Start my break').click();
  await expect.element(page.getByText(/Your break has started\. It ends on /)).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'You are on a break' })).toBeVisible();
  await expect.element(button(/Take a break/)).not.toBeInTheDocument();

  await page.getByRole('link', { name: 'Cashier' }).click();
  await expect.element(page.getByText(/but you can still withdraw/)).toBeVisible();
  await expect.element(page.getByText(/You cannot deposit, bet or play until/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Deposit', exact: true }))
    .not.toBeInTheDocument();
  await expect.element(button('Withdraw')).toBeVisible();
});

test('PGS-1 excludes a player only after a tick, and ends the session with a message', async () => {
  const { app } = await mountPlayer('/account/limits');
  await button('Self-exclusion: Choose how long').click();
  await page.getByRole('radio', { name: 'Six months' }).click();
  await button('Next').click();
  await button('Exclude me now').click();
  await expect.element(page.getByText(/Tick this box/)).toBeVisible();
  await page.getByRole('checkbox', { name: /I want to exclude myself/ }).click();
  await button('Exclude me now').click();
  await expect
    .element(page.getByText(/You are self-excluded until .*logged you out/))
    .toBeVisible();
  await expect.poll(() => location.pathname).toBe('/');
  expect(app.stores.session.profile).toBeUndefined();
});

test('PGS-1 has no axe violations while the forms are open', async () => {
  await mountPlayer('/account/limits');
  await button('Deposits, Per week: Set a limit').click();
  await button('Time, Per day: Set a limit').click();
  await button('Self-exclusion: Choose how long').click();
  await page.getByRole('radio', { name: 'Permanently' }).click();
  await button('Next').click();
  await button('Exclude me now').click();
  await expectAccessible();
});
