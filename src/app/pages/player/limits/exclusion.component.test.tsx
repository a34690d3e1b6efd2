import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../../tests/component/axe.ts';
import { hurryTimers } from '../../../../../tests/component/hurry-timers.ts';
import { button, isWrite, losing, row } from '../../../../../tests/component/limits-page.ts';
import { mountPlayer } from '../../../../../tests/component/mount-player.tsx';
import { operator, register } from '../../../../../tests/component/operator-api.ts';
import { reload } from '../../../../../tests/component/reload.ts';
import { FREE_HELP_URL } from '../../../../lib/free-help.ts';
import type { Limits, NewExclusion } from '../../../../operator/limits.ts';
import { openSavedWrites, type Wish } from '../../../state/persist/saved-writes.ts';

test('PGS-1 offers help and a break first, starts it step by step, and blocks deposits', async () => {
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

async function startBreak() {
  await button('Take a break: Choose how long').click();
  await page.getByRole('radio', { name: 'One week' }).click();
  await button('Next').click();
  await button('Start my break').click();
}

test('PGS-1 reads a break with its end, and a limit, back after lost responses', async () => {
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

  const week = row('Losses', 'Per week');
  await week.getByRole('button', { name: 'Losses, Per week: Set a limit' }).click();
  await week.getByRole('textbox', { name: 'New limit' }).fill('80');
  await week.getByRole('button', { name: 'Set to €80.00 now' }).click();
  await expect.element(week).toMatchTextContent('Your limit is now €80.00.');
  await expect.element(week).toMatchTextContent('of €80.00');
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

test('PGS-1 says that a limit or self-exclusion is not in effect once it is too late to retry', async () => {
  const session = await register();
  const saved = openSavedWrites(new Set());
  const exclusion = (kind: NewExclusion['kind'], days: number) =>
    ({ kind: 'exclusion', exclusion: { kind, days } }) as const;
  const limit = { kind: 'loss', period: 'week' } as const;
  const wishes: [Wish, hoursAgo: number][] = [
    [exclusion('self-exclusion', 183), 25],
    // The break may have been in force and ended.
    [exclusion('break', 1), 25],
    // The clock was ahead, so this break may have been in force as well.
    [exclusion('break', 7), -25],
    [{ kind: 'limit', limit, amount: 8000 }, 25],
  ];
  for (const [wish, hoursAgo] of wishes) {
    const key = crypto.randomUUID();
    const at = Date.now() - hoursAgo * 3_600_000;
    await saved.put(key, { key, account: session.accountCode, at, wish });
  }
  await mountPlayer('/account/limits', { session });
  const told = page.getByRole('region', { name: 'Notifications' });
  await expect.element(told).toMatchTextContent('Self-exclusion: We couldn’t start it.');
  await expect.element(told).not.toMatchTextContent('Take a break');
  await expect
    .element(told)
    .toMatchTextContent(/Losses, Per week: The change you requested on .* is not in effect\./);
  await expect
    .element(page.getByRole('main').getByText(/^We can’t confirm/))
    .not.toBeInTheDocument();
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

test('PGS-1 excludes a player only after a tick, and ends the session with a message', async () => {
  const { app } = await mountPlayer('/account/limits');
  await button('Self-exclusion: Choose how long').click();
  await page.getByRole('radio', { name: 'Six months' }).click();
  await button('Next').click();
  await button('Exclude me now').click();
  await expect.element(page.getByText(/Tick this box/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('checkbox', { name: /I want to exclude myself/ }).click();
  await button('Exclude me now').click();
  await expect
    .element(page.getByText(/You are self-excluded until .*logged you out/))
    .toBeVisible();
  await expect.poll(() => location.pathname).toBe('/');
  expect(app.stores.session.profile).toBeUndefined();
});
