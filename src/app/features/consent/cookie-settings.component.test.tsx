import Cookies from 'js-cookie';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';

const settings = page.getByRole('dialog', { name: 'Cookie settings' });
const message = page.getByRole('region', { name: 'Cookies' });
const open = () =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
const category = (name: string) => settings.getByRole('checkbox', { name });
const kept = () => JSON.parse(localStorage.getItem('cookie-consent') ?? '{}').categories;

afterEach(() => Cookies.remove('cookies_accepted'));

// A single test, because the consent manager opens once per page, for that page's stores.
test('FTR-8 CKE-6 needs no consent without a third party and stores the choice', async () => {
  await mountApp('/sitemap', { config: { showBasicCookiesMessage: true } });
  await message.getByRole('button', { name: 'Settings' }).click();
  await expect.element(settings.getByText(/Nothing here needs your consent/)).toBeVisible();
  await expect.element(category('Necessary')).toBeDisabled();
  // The dialog takes the focus when it opens.
  await expect.poll(() => settings.element().contains(document.activeElement)).toBe(true);
  category('Marketing').element().focus();
  await userEvent.keyboard('[Space]');
  settings.getByRole('button', { name: /^Save/ }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(settings).not.toBeInTheDocument();
  await expect.element(message).not.toBeInTheDocument();
  // The button that opened the dialog has gone with the notice.
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  await expect.poll(kept).toEqual(['marketing', 'necessary']);
  await open();
  await expect.element(settings.getByText(/You chose on/)).toBeVisible();
  await expect.element(category('Marketing')).toBeChecked();
  await expect.element(category('Analytics')).not.toBeChecked();
  await settings.getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(kept).toEqual(['necessary']);
});

test('CKE-6 refuses cookies where storage is blocked', async () => {
  const { localStorage } = window;
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  try {
    await mountApp('/sitemap', { config: { showBasicCookiesMessage: true } });
    await open();
    await settings.getByRole('button', { name: 'Reject all' }).click();
    await expect.element(settings).not.toBeInTheDocument();
    await open();
    await expect.element(category('Analytics')).not.toBeChecked();
  } finally {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: localStorage });
  }
});
