import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';

test('NAV-5 FRM-4 F10 logs a desktop menu that fails to load and keeps the frame', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await page.viewport(1440, 900);
  await mountApp('/sitemap', {
    answering: ({ url }) =>
      url.includes('/api/desktop-menus') ? Response.json({ data: 'broken' }) : undefined,
  });
  const header = page.getByRole('banner');
  await expect.element(header.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect.poll(() => log.mock.calls.join()).toContain('Error loading desktop menu');
  const main = page.getByRole('navigation', { name: 'Main' });
  expect(main.getByRole('listitem').elements()).toHaveLength(0);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  log.mockRestore();
  await page.viewport(390, 844);
});
