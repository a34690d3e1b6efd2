import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { enterAccount } from '../../fixtures/enter-account.ts';
import { DESKTOP, PHONE } from '../../fixtures/public-routes.ts';
import { expect, test } from '../../fixtures/test.ts';
import { setWeather } from '../../fixtures/weather.ts';

const slider = (page: Page) => page.getByRole('slider', { name: 'Stakes and wins: week' });
const entries = (page: Page, list: string) =>
  page.getByRole('table', { name: list }).locator('.activity-row');

test('PGS-1 charts are read by keyboard, and the table beside them has the same numbers', async ({
  page,
}) => {
  await enterAccount(page, 'vera', '/account/activity');
  await page.getByText('The same numbers as a table').click();
  const table = page.getByRole('region', { name: 'The same numbers as a table' });
  const weeks = table.locator('tbody').getByRole('row');
  await expect(weeks).toHaveCount(4);

  await slider(page).focus();
  for (const index of [0, 1, 2, 3]) {
    const week = await weeks.nth(index).getByRole('rowheader').textContent();
    const [, , staked, won, result] = await weeks.nth(index).getByRole('cell').allTextContents();
    await expect(slider(page)).toHaveAttribute(
      'aria-valuetext',
      `${week}: Staked ${staked}, Won ${won}, Result ${result}`,
    );
    await expect(page.getByRole('figure', { name: 'Stakes and wins' })).toContainText(
      `Staked${staked}`,
    );
    await page.keyboard.press('ArrowLeft');
  }
  const [, , staked, won] = await table.locator('tfoot').getByRole('cell').allTextContents();
  await expect(page.getByText(`You staked ${staked} and won ${won} back.`)).toBeVisible();
});

test('PGS-1 the period is in the address, and dates of one’s own are checked', async ({ page }) => {
  await enterAccount(page, 'vera', '/account/activity');
  await page.getByRole('link', { name: '12 months' }).click();
  await expect(page).toHaveURL('/account/activity?period=12m');
  await expect(slider(page)).toHaveAttribute('max', '51');
  await page.getByRole('link', { name: 'Own dates' }).click();
  await page.getByLabel('From').fill('2031-01-02');
  await page.getByLabel('To', { exact: true }).fill('2031-01-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('The first day comes after the last.')).toBeVisible();
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await page.getByLabel('From').fill(today);
  await page.getByLabel('To', { exact: true }).fill(today);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(`/account/activity?period=own&from=${today}&to=${today}`);
  await expect(slider(page)).toHaveAttribute('max', '0');
  await page.reload();
  await expect(slider(page)).toHaveAttribute('max', '0');
});

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`on the clock of ${timezoneId}`, () => {
    test.use({ timezoneId });

    // In one of the two it is another day than in UTC, at any time.
    test('PGS-1 today is the day of the player: what is paid now is of today, in list and weeks', async ({
      page,
    }) => {
      await enterAccount(page, 'elio', '/account/cashier');
      await page.getByRole('textbox', { name: 'Amount' }).fill('20');
      await page.getByRole('radio', { name: 'Norte Card' }).check();
      await page.getByRole('button', { name: 'Pay in €20.00' }).click();
      await expect(page.getByRole('heading', { name: /is in your account/ })).toBeVisible();
      const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
      await page.goto(`/account/activity?period=own&from=${today}&to=${today}`);
      await expect(entries(page, 'Transactions').first()).toContainText('€20.00');
      await page.getByText('The same numbers as a table').click();
      const table = page.getByRole('region', { name: 'The same numbers as a table' });
      await expect(table.locator('tbody').getByRole('row')).toHaveCount(1);
      await expect(table.locator('tbody').getByRole('cell').first()).not.toHaveText('€0.00');
    });
  });
}

test('PGS-1 a list grows part by part to its end, and its file has every entry', async ({
  page,
}) => {
  await enterAccount(page, 'vera', '/account/activity?period=3m');
  await expect(entries(page, 'Transactions')).toHaveCount(25);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(entries(page, 'Transactions')).toHaveCount(50);
  await expect(entries(page, 'Transactions').nth(25)).toBeFocused();

  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Deposits');
  await expect(page).toHaveURL('/account/activity?period=3m&kind=deposit');
  await expect(page.getByText(/^\d+, and that is all of them$/)).toBeVisible();
  const amounts = await entries(page, 'Transactions').locator('td:last-child').allTextContents();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('activity-transactions.csv');
  const csv = await readFile(await download.path(), 'utf8');
  const [header, ...lines] = csv.trimEnd().split('\r\n');
  expect(header).toBe('\uFEFFTime (UTC),Kind,Text,Status,Amount,Balance after,Currency,Number');
  expect(lines.map((line) => `+€${line.split(',')[4]}`)).toEqual(
    amounts.map((text) => text.replace(/Balance.*/, '')),
  );
  await expect(page.getByText(`${lines.length} entries are in the file.`)).toBeVisible();
});

test('PGS-1 a long list is read whole for its file', async ({ page }) => {
  await enterAccount(page, 'vera', '/account/activity?period=12m&kind=stake');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  const [, ...lines] = csv.trimEnd().split('\r\n');
  // Several answers of 200 entries each.
  expect(lines.length).toBeGreaterThan(400);
  const staked = lines.reduce((sum, line) => sum - Math.round(Number(line.split(',')[4]) * 100), 0);
  const shown = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
  await expect(page.getByText(`You staked ${shown.format(staked / 100)} and won`)).toBeVisible();
});

test('PGS-1 a bet opens its picks', async ({ page }) => {
  await enterAccount(page, 'vera', '/account/activity?period=12m&list=bets');
  await page
    .getByRole('button', { name: /^Combined, \d picks$/ })
    .first()
    .click();
  const picks = page.getByRole('list', { name: 'Picks of the bet' });
  await expect(picks.getByRole('listitem').first()).toContainText('odds');
  await page.getByRole('button', { expanded: true, name: /^Combined/ }).click();
  await expect(picks).toBeHidden();
});

test('AUT-7 a slot session opens its statement, which has the sheet to itself', async ({
  page,
}) => {
  await enterAccount(page, 'vera', '/account/activity?period=12m&list=sessions');
  await entries(page, 'Slot sessions').first().getByRole('button').click();
  const statement = page.getByRole('region', { name: 'Statement of a slot session' });
  for (const line of ['Duration', 'Bets amount', 'Wins amount', 'Session balance'])
    await expect(statement.getByRole('term').filter({ hasText: line })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(statement.getByRole('term').first()).toBeVisible();
  await expect(statement.getByText('Print', { exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
});

test('PGS-1 who has not played yet reads what will be here', async ({ page }) => {
  await enterAccount(page, 'nico', '/account/activity');
  await expect(
    page.getByRole('heading', { name: 'Nothing happened in this period' }),
  ).toBeVisible();
  await expect(page.getByText('There is nothing of this kind in this period.')).toBeVisible();
});

test.describe('when the operator fails', () => {
  test.use({ allowed: /status of 500/ });

  test('PGS-1 each part says that it did not come, and comes when asked again', async ({
    page,
    site,
  }) => {
    await enterAccount(page, 'elio', '/account/limits');
    await setWeather(site.origin, { operator: { failureRate: 1 } });
    await page
      .getByRole('navigation', { name: 'Your account' })
      .getByRole('link', { name: 'Activity' })
      .click();
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(again).toHaveCount(2);
    await setWeather(site.origin, {});
    await again.first().click();
    await expect(again).toHaveCount(1);
    await again.click();
    await expect(again).toHaveCount(0);
    await expect(page.getByText(/shown|all of them/).first()).toBeVisible();
  });
});

test('PGS-1 axe objects to nothing on activity, lists open', async ({ page }) => {
  // Every element, at two sizes and in two themes.
  test.slow();
  await enterAccount(page, 'vera', '/account/activity?list=sessions');
  await entries(page, 'Slot sessions').first().getByRole('button').click();
  await page.getByText('The same numbers as a table').click();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectAccessible(page, 'main');
  }
});
