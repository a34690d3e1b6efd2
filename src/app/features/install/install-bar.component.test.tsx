import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';
const HOUR_MS = 3_600_000;
const ASKING = { config: { showBasicCookiesMessage: true } };

const install = page.getByRole('button', { name: 'Install', exact: true });
const never = page.getByRole('button', { name: 'Don’t ask again' });
const menu = page.getByRole('dialog', { name: 'Menu' });
const title = (name: string) => page.getByRole('heading', { level: 1, name });

const wasHere = () =>
  localStorage.setItem(
    'install-invitation',
    JSON.stringify({ visits: 1, seenAt: Date.now() - HOUR_MS }),
  );
const acceptCookies = () =>
  page
    .getByRole('region', { name: 'Cookies' })
    .getByRole('button', { name: 'Accept', exact: true })
    .click();
async function openMenu() {
  await page
    .getByRole('navigation', { name: 'Quick access' })
    .getByRole('button', { name: 'Menu' })
    .click();
  await expect.element(menu).toBeVisible();
}
/** The overlays are mounted, so the bar would be visible by now. */
const expectOverlays = () =>
  expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();

afterEach(() => {
  Cookies.remove('cookies_accepted');
});

describe('where the browser has a prompt', () => {
  const prompt = vi.fn(async () => ({ outcome: 'dismissed' as const }));
  beforeEach(() => {
    prompt.mockClear();
    window.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
    return () => void delete window.installPrompt;
  });

  test('PWA-4 invites on the second page of a second visit, after the cookie notice', async () => {
    wasHere();
    const { router } = await mountApp('/sitemap', ASKING);
    await acceptCookies();
    await expectOverlays();
    await expect.element(install).not.toBeInTheDocument();
    await router.navigate('/promotions');
    await expect.element(title('Promotions')).toBeVisible();
    await install.click();
    expect(prompt).toHaveBeenCalledOnce();
    // Dismissing the browser's dialog counts as "not now".
    await expect.element(install).not.toBeInTheDocument();
    window.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
    dispatchEvent(window.installPrompt);
    await router.navigate('/sitemap');
    await expect.element(title('Site map')).toBeVisible();
    await expect.element(install).not.toBeInTheDocument();
  });

  test('PWA-4 waits with the invitation until the cookie notice is dismissed', async () => {
    wasHere();
    const { router } = await mountApp('/sitemap', ASKING);
    await expectOverlays();
    await router.navigate('/promotions');
    await expect.element(title('Promotions')).toBeVisible();
    await expect.element(install).not.toBeInTheDocument();
    await acceptCookies();
    await expect.element(install).toBeVisible();
  });

  test('PWA-4 shows no invitation on a first visit, but a menu entry', async () => {
    const { router } = await mountApp('/sitemap', ASKING);
    await acceptCookies();
    await expectOverlays();
    await router.navigate('/promotions');
    await expect.element(title('Promotions')).toBeVisible();
    await expect.element(install).not.toBeInTheDocument();
    await openMenu();
    await menu.getByRole('button', { name: 'Install the app' }).click();
    await expect.poll(() => prompt.mock.calls.length).toBe(1);
  });
});

test('PWA-4 shows steps on an iPhone, waits during a form, and can be declined for good', async () => {
  const steps = page.getByRole('dialog', { name: 'Add Marquee to your home screen' });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  wasHere();
  const { router } = await mountApp('/sitemap', ASKING);
  await acceptCookies();
  await expectOverlays();
  await router.navigate('/promotions');
  await page.getByRole('button', { name: 'Show me how' }).click();
  await expect.poll(() => steps.getByRole('listitem').elements().length).toBe(3);
  await expect
    .element(steps.getByText(/only sites on the home screen can send notifications/))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(never).toBeVisible();
  await router.navigate('/login');
  await expect.element(title('Log in')).toBeVisible();
  await expect.element(never).not.toBeInTheDocument();
  await router.navigate('/promotions');
  await expect.element(title('Promotions')).toBeVisible();
  await never.click();
  await router.navigate('/sitemap');
  await expect.element(title('Site map')).toBeVisible();
  await expect.element(never).not.toBeInTheDocument();
  await openMenu();
  await menu.getByRole('button', { name: 'Install the app' }).click();
  await expect.element(steps).toBeVisible();
  await expect.element(menu).not.toBeInTheDocument();
  vi.restoreAllMocks();
});
