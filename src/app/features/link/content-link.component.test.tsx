import { expect, test } from 'vitest';
import { mountApp } from '../../../../tests/component/mount-app.tsx';

test('MOB-1 follows a link within the page, and adds no history entry for the same URL', async () => {
  const { router } = await mountApp('/es/sitemap');
  const home = () => document.querySelector<HTMLElement>('.mobile-nav a[href="/es"]');
  const at = () => [location.pathname, router.state.historyAction];
  await expect.poll(home).not.toBeNull();
  home()?.click();
  await expect.poll(at).toEqual(['/es', 'PUSH']);
  home()?.click();
  await expect.poll(at).toEqual(['/es', 'REPLACE']);
});
