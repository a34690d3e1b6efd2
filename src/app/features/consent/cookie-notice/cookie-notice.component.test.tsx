import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountApp } from '../../../../../tests/component/mount-app.tsx';
import { resize } from '../../../../../tests/component/resize.ts';

const message = page.getByRole('region', { name: 'Cookies' });
const accepted = async () => (await cookieStore.get('cookies_accepted'))?.value;

const ASKING = { showBasicCookiesMessage: true };

/** Resets document and device to a first visit. */
beforeEach(async () => {
  await cookieStore.delete('cookies_accepted');
  delete document.documentElement.dataset['cookies'];
});

test('CKE-1 stores acceptance and hides the notice, also on later visits', async () => {
  const { screen } = await mountApp('/sitemap', { config: ASKING });
  await expect.element(message).toBeVisible();
  expect(await accepted()).toBeUndefined();
  await message.getByRole('button', { name: 'Accept' }).click();
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.poll(accepted).toBe('1');
  await screen.unmount();
  await mountApp('/sitemap', { config: ASKING });
  await expect.element(page.getByRole('banner')).toBeVisible();
  await expect.element(message).not.toBeInTheDocument();
});

test.each([
  ['when the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['when history brings the page back', () => dispatchEvent(new Event('pageshow'))],
  ['with the next page view', (go: () => void) => go()],
])('CKE-1 CKE-3 hides the notice that another tab accepted, %s', async (_, comeBack) => {
  const { router } = await mountApp('/sitemap', { config: ASKING });
  await expect.element(message).toBeVisible();
  await cookieStore.set('cookies_accepted', '1');
  comeBack(() => void router.navigate('/promotions'));
  await expect.element(message).not.toBeInTheDocument();
});

test('CKE-3 hides the notice until the root’s attribute shows it', async () => {
  await mountApp('/sitemap', { config: ASKING });
  await expect.element(message).toBeVisible();
  delete document.documentElement.dataset['cookies'];
  expect(document.querySelector('.cookie-notice')?.checkVisibility()).toBe(false);
});

test('CKE-2 accepts at the third page view and ignores redirects', async () => {
  const { router } = await mountApp('/no-such-page', { config: ASKING });
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await expect.element(message).toBeVisible();
  await router.navigate('/sitemap');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Site map' })).toBeVisible();
  await expect.element(message).toBeVisible();
  expect(await accepted()).toBeUndefined();
  await router.navigate('/promotions');
  await expect.element(message).not.toBeInTheDocument();
  await expect.poll(accepted).toBe('1');
});

test('CKE-2 CKE-3 shows nothing and accepts nothing on a site without the notice', async () => {
  const { router } = await mountApp('/', { config: { showBasicCookiesMessage: false } });
  for (const path of ['/sitemap', '/promotions', '/login']) await router.navigate(path);
  await expect.element(page.getByRole('main').getByLabelText('Username or email')).toBeVisible();
  await expect.element(message).not.toBeInTheDocument();
  expect(await accepted()).toBeUndefined();
});

test('CKE-3 scrolls keyboard focus above the notice', async () => {
  await mountApp('/stores', { config: ASKING });
  await expect.element(message).toBeVisible();
  const shops = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect.element(shops.first()).toBeVisible();
  const { top } = message.element().getBoundingClientRect();
  shops.first().element().focus();
  for (let stop = 0; stop < 20; stop++) {
    await userEvent.tab();
    const focused = document.activeElement;
    expect(focused).not.toBe(document.body);
    expect(focused?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  }
});

test('CKE-3 keeps the end of the page above the notice from 320 to 1280 px', async () => {
  await mountApp('/stores', { config: ASKING });
  await expect.element(message).toBeVisible();
  const last = page.getByRole('contentinfo').getByText(/©/);
  await expect.element(last).toBeInTheDocument();
  const room = () => {
    scrollTo(0, document.documentElement.scrollHeight);
    const { top } = message.element().getBoundingClientRect();
    return top - last.element().getBoundingClientRect().bottom;
  };
  for (const width of [320, 390, 1280]) {
    await resize(width, 720);
    await expect.poll(room, { message: `${width} px` }).toBeGreaterThanOrEqual(0);
  }
});

const PHONES = [
  [390, 844],
  [360, 640],
  [320, 568],
  [844, 390],
  [667, 375],
  [640, 360],
  [568, 320],
] as const;

test.each(['en', 'es', 'ar'])(
  'CKE-3 in %s covers at most a fifth of a phone’s screen',
  async (language) => {
    const prefix = language === 'en' ? '' : `/${language}`;
    await mountApp(`${prefix}/sitemap`, { config: { ...ASKING, languages: ['en', 'es', 'ar'] } });
    const notice = () => document.querySelector('.cookie-notice');
    await expect.poll(() => notice()?.checkVisibility()).toBe(true);
    expect(notice()?.querySelectorAll('button')).toHaveLength(3);
    for (const [width, height] of PHONES) {
      await resize(width, height);
      expect(notice()?.checkVisibility()).toBe(true);
      const covered = notice()?.getBoundingClientRect().height;
      expect(covered, `${width} by ${height} px`).toBeLessThanOrEqual(height / 5);
    }
  },
);
