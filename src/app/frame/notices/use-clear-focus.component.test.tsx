import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { addToast } from '../../state/toasts.ts';

test('NTF-1 RTE-10 scrolls a control with keyboard focus above the notices', async () => {
  const { app } = await mountApp('/sitemap');
  const links = page.getByRole('main').getByRole('link');
  await expect.poll(() => links.elements().length).toBeGreaterThan(12);
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  addToast(app.stores.toasts, { type: 'info', text: 'The curtain is up', durationMs: -1 });
  await expect.element(page.getByText('The curtain is up')).toBeVisible();
  const top = () => document.querySelector('.toast')?.getBoundingClientRect().top ?? 0;
  links.first().element().focus();
  for (let stop = 0; stop < 12; stop++) {
    await userEvent.tab();
    const focused = document.activeElement;
    expect(focused?.closest('main')).toBeTruthy();
    await expect.poll(() => focused?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top());
  }
});
