import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { alteredRows } from '../../../tests/component/altered-rows.ts';
import { mountApp } from '../../../tests/component/mount-app.tsx';

const main = page.getByRole('main');

test.each([
  ['/promotions', 'promotions', 'New ones start often. Check back soon.'],
  ['/stores', 'stores', 'New shops will appear here as soon as they open.'],
])('PGS-1 leads on from %s without any entry', async (path, type, told) => {
  await mountApp(path, { answering: alteredRows(type, () => []) });
  await expect.element(main.getByText(told)).toBeVisible();
  await main.getByRole('link', { name: 'Go to the home page' }).click();
  await expect.poll(() => location.pathname).toBe('/');
});

test('PGS-1 gives phone and email on a payments page without any method', async () => {
  await mountApp('/payment-methods', {
    answering: ({ url }) =>
      url.endsWith('/payment-methods') ? Response.json({ items: [] }) : undefined,
  });
  await expect
    .element(main.getByRole('heading', { name: 'No payment methods to show yet' }))
    .toBeVisible();
  await expect.element(main.getByRole('link', { name: '+34 900 000 000' })).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'help@marquee.example' })).toBeVisible();
});
