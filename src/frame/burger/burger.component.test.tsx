import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountApp } from '../../../tests/component/mount-app.tsx';

const quick = page.getByRole('navigation', { name: 'Quick access' });
const opener = quick.getByRole('button', { name: 'Menu' });
const dialog = page.getByRole('dialog', { name: 'Menu' });

test('BRG-4 gives the focus back when Escape closes it', async () => {
  await mountApp('/sitemap');
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
