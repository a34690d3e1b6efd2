import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../tests/component/mount-app.tsx';

test('RTE-5 redirects an unknown URL to home with a notice and a clean URL', async () => {
  await mountApp('/es/no-such-page');
  const notice = page.getByRole('region', { name: 'Avisos' }).getByRole('status');
  await expect.element(notice).toBeVisible();
  await expect.poll(() => location.pathname + location.search).toBe('/es');
});
