import { page } from 'vitest/browser';

// The cashier's forms, located as a player finds them.
export const balance = page.getByRole('region', { name: 'Balance' });
export const amount = page.getByRole('textbox', { name: 'Amount' });
export const heading = (name: string) => page.getByRole('heading', { name });
export const deposit = (sum: string) =>
  page.getByRole('button', { name: `Deposit ${sum}`, exact: true });

export async function fill(sum: string) {
  await amount.fill(sum);
  await page.getByRole('radio', { name: 'Norte Card' }).click();
}
