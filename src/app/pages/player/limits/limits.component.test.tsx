import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../../tests/component/axe.ts';
import { button, isWrite, losing, row } from '../../../../../tests/component/limits-page.ts';
import { mountPlayer } from '../../../../../tests/component/mount-player.tsx';

/** The next midnight in UTC, in the player's own time. */
function midnight(): string {
  const at = new Date();
  at.setUTCHours(24, 0, 0, 0);
  const style = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat('en-GB', { ...style, hour: '2-digit', minute: '2-digit' })
    .format(at)
    .replace(/^(\p{L}+),/u, '$1');
}

test('PGS-1 confirms the removal of a limit, takes hours and minutes, and says when days begin', async () => {
  const before = midnight();
  await mountPlayer('/account/limits');
  const card = page.getByRole('region', { name: 'When limits reset' });
  await expect.element(card).toMatchTextContent('We count in UTC: a day starts at midnight');
  // At midnight the test may see either day.
  const shown = [...card.element().querySelectorAll('dd')].map((start) => start.textContent);
  expect([before, midnight()]).toContain(shown[0]);
  expect(shown[1]).toMatch(/^(Sunday|Monday) /);
  expect(shown[2]).toMatch(/ (1|28|29|30|31) /);

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
  await button('Deposits, Per week: Set a limit').click();
  await expectAccessible();
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

test('PGS-1 retries a lost change with the same key, and settles it before it sends the next', async () => {
  const { network, keys, answering } = losing();
  network.loses = 'calls';
  const sent: unknown[] = [];
  await mountPlayer('/account/limits', {
    async answering(request) {
      if (isWrite(request)) sent.push((await request.clone().json()).amount);
      return answering(request);
    },
  });
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

  network.loses = 'calls';
  const change = week.getByRole('button', { name: 'Losses, Per week: Change' });
  const set = async (amount: string) => {
    await change.click();
    await week.getByRole('textbox', { name: 'New limit' }).fill(amount);
    await week.getByRole('button', { name: `Set to €${amount}.00 now` }).click();
  };
  await set('70');
  await expect.element(week).toMatchTextContent(/can’t confirm yet that your limit was set to €70/);
  await set('60');
  await expect.element(week).toMatchTextContent('Your change was not sent');
  expect(sent).not.toContain(6000);
  network.loses = 'nothing';
  sent.length = 0;
  await week.getByRole('button', { name: 'Set to €60.00 now' }).click();
  await expect.element(week).toMatchTextContent('Your limit is now €60.00.');
  await expect.element(week).not.toMatchTextContent('can’t confirm');
  expect(sent).toEqual([7000, 6000]);
});
