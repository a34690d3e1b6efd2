import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';

const kept = () => JSON.parse(localStorage.getItem('cookie-consent') ?? '{}').categories;

test('CKE-6 stores the answer given on a page that was left at once', async () => {
  localStorage.setItem('cookie-answer', 'true');
  await mountApp('/sitemap');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Analytics' })).toBeChecked();
  expect(kept().toSorted()).toEqual(['analytics', 'marketing', 'necessary']);
  expect(localStorage.getItem('cookie-answer')).toBeNull();
});
