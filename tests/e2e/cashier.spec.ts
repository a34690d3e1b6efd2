import { enterFresh } from '../fixtures/fresh-player.ts';
import { identify } from '../fixtures/identify.ts';
import { expect, test } from '../fixtures/test.ts';

test('PGS-1 a player deposits and withdraws, and the balance matches the operator', {
  tag: '@smoke',
}, async ({ page, site: { origin } }) => {
  const balance = page.getByRole('region', { name: 'Balance' });
  async function fill(amount: string) {
    await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await page.getByRole('radio', { name: 'Norte Card' }).check();
  }
  const { session } = await enterFresh(page, origin, '/account/cashier');
  // A withdrawal needs the document to be accepted; the deposit does not.
  const identified = identify(origin, session);
  await expect(balance).toContainText('€0.00');
  await fill('1,050.5');
  await page.getByRole('button', { name: 'Deposit €1,050.50' }).click();
  await expect(page.getByRole('heading', { name: '€1,050.50 is in your account' })).toBeFocused();
  await expect(balance).toContainText('€1,050.50');

  await identified;
  await page.getByRole('button', { name: 'Make another deposit' }).click();
  await page.getByRole('link', { name: 'Withdraw', exact: true }).click();
  // Both forms have an amount.
  await expect(page.getByText('Withdraw to')).toBeVisible();
  await fill('1050.50');
  await page.getByRole('button', { name: 'Withdraw €1,050.50' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your withdrawal of €1,050.50 is on its way' }),
  ).toBeFocused();
  await expect(balance).toContainText('€0.00');
  await page.getByRole('link', { name: 'See your activity' }).click();
  await expect(page.getByRole('row', { name: /Withdrawal.*-€1,050.50/ })).toBeVisible();
});
