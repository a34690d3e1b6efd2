import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/axe.ts';
import { mountPlayer } from '../../../../tests/component/mount-player.tsx';

const row = (kind: string, period: string) =>
  page
    .getByRole('region', { name: kind, exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: period }) });
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('PGS-1 lowers a limit at once, and waits with a raise that may be taken back', async () => {
  await mountPlayer('/account/limits');
  const month = row('Paying in', 'Per month');
  const amount = month.getByRole('textbox', { name: 'New limit' });
  await month.getByRole('button', { name: 'Paying in, Per month: Set a limit' }).click();
  await expect.element(amount).toHaveFocus();
  await amount.fill('300');
  await month.getByRole('button', { name: 'Set to €300.00 now' }).click();
  await expect.element(month).toMatchTextContent('of €300.00');

  await month.getByRole('button', { name: 'Paying in, Per month: Change' }).click();
  await amount.fill('250');
  await expect
    .element(month)
    .toMatchTextContent('It counts at once. Raising it again takes 3 days.');
  await month.getByRole('button', { name: 'Set to €250.00 now' }).click();
  await expect.element(month).toMatchTextContent('Your limit is now €250.00.');
  await expect.element(month.getByRole('button', { name: /Change$/ })).toHaveFocus();

  await month.getByRole('button', { name: /Change$/ }).click();
  await amount.fill('400');
  await expect.element(month).toMatchTextContent('A higher limit counts in 3 days.');
  await month.getByRole('button', { name: 'Ask for €400.00' }).click();
  await expect
    .element(month)
    .toMatchTextContent(/From .* it will be €400\.00\. Until then €250\.00 holds\./);
  await expect.element(month).toMatchTextContent('of €250.00');
  await month.getByRole('button', { name: 'Keep €250.00' }).click();
  await expect.element(month).toMatchTextContent('Your limit stays at €250.00.');
  await expect.element(month).not.toMatchTextContent('€400.00');
});

test('PGS-1 asks twice before a limit goes, and takes time in hours and minutes', async () => {
  await mountPlayer('/account/limits');
  const day = row('Time', 'Per day');
  await day.getByRole('button', { name: 'Time, Per day: Set a limit' }).click();
  await day.getByRole('textbox', { name: 'Hours' }).fill('25');
  await day.getByRole('button', { name: /^(Ask for|Set)/ }).click();
  await expect.element(day).toMatchTextContent('A day has no more than 24 hr.');
  await day.getByRole('textbox', { name: 'Hours' }).fill('1');
  await day.getByRole('textbox', { name: 'Minutes' }).fill('30');
  await day.getByRole('button', { name: 'Set to 1 hr 30 min now' }).click();
  await expect.element(day).toMatchTextContent('Your limit is now 1 hr 30 min.');

  await day.getByRole('button', { name: /Change$/ }).click();
  await day.getByRole('button', { name: 'Remove this limit' }).click();
  await expect.element(day.getByRole('button', { name: 'Leave it as it is' })).toHaveFocus();
  await day.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect
    .element(day)
    .toMatchTextContent(/there will be no limit\. Until then 1 hr 30 min holds\./);
});

test('PGS-1 says that a change did not arrive, and keeps it for another try', async () => {
  let fails = true;
  await mountPlayer('/account/limits', {
    answering: ({ method }) =>
      fails && method === 'PUT' ? new Response('{}', { status: 500 }) : undefined,
  });
  const week = row('Losses', 'Per week');
  await week.getByRole('button', { name: 'Losses, Per week: Set a limit' }).click();
  await week.getByRole('textbox', { name: 'New limit' }).fill('80');
  await week.getByRole('button', { name: 'Set to €80.00 now' }).click();
  await expect.element(week).toMatchTextContent('That did not arrive.');
  await expect.element(week).toMatchTextContent('No limit');
  fails = false;
  await week.getByRole('button', { name: 'Set to €80.00 now' }).click();
  await expect.element(week).toMatchTextContent('Your limit is now €80.00.');
});

test('PGS-1 begins a break step by step, and closes the way in for money', async () => {
  await mountPlayer('/account/limits');
  await button('Take a break: Choose how long').click();
  await expect.element(page.getByRole('heading', { name: 'Take a break' })).toHaveFocus();
  await button('Next').click();
  await expect.element(page.getByText('Choose how long it should be.')).toBeVisible();
  await page.getByRole('radio', { name: 'One week' }).click();
  await button('Next').click();
  await expect.element(page.getByText(/It begins now and ends on \w+day, /)).toBeVisible();
  await expect
    .element(page.getByText('Nobody can shorten it: not you, not us.').last())
    .toBeVisible();
  await button('Start my break').click();
  await expect.element(page.getByText(/Your break has begun\. It ends on /)).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'You are taking a break' })).toBeVisible();
  await expect.element(button(/Take a break/)).not.toBeInTheDocument();

  await page.getByRole('link', { name: 'Cashier' }).click();
  await expect.element(page.getByText(/Until it is over nothing goes in/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Pay in' })).not.toBeInTheDocument();
  await expect.element(button('Pay out')).toBeVisible();
});

test('PGS-1 excludes a player only after a tick, and ends the session with words', async () => {
  const { app } = await mountPlayer('/account/limits');
  await button('Exclude myself: Choose how long').click();
  await page.getByRole('radio', { name: 'Six months' }).click();
  await button('Next').click();
  await button('Exclude me now').click();
  await expect.element(page.getByText(/Tick this first/)).toBeVisible();
  await page.getByRole('checkbox', { name: /I want to exclude myself/ }).click();
  await button('Exclude me now').click();
  await expect
    .element(page.getByText(/You are excluded from playing until .*well done/))
    .toBeVisible();
  await expect.poll(() => location.pathname).toBe('/');
  expect(app.stores.session.profile).toBeUndefined();
});

test('PGS-1 axe objects to nothing while the forms are open', async () => {
  await mountPlayer('/account/limits');
  await button('Paying in, Per week: Set a limit').click();
  await button('Time, Per day: Set a limit').click();
  await button('Exclude myself: Choose how long').click();
  await page.getByRole('radio', { name: 'Without end' }).click();
  await button('Next').click();
  await button('Exclude me now').click();
  await expectAccessible();
});
