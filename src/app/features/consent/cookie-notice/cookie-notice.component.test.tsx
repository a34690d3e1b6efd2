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

test.each([320, 390, 1280])(
  'CKE-3 keeps the end of the page above the notice at %s px',
  async (width) => {
    await resize(width, 720);
    await mountApp('/stores', { config: ASKING });
    await expect.element(message).toBeVisible();
    const last = page.getByRole('contentinfo').getByText(/©/);
    await expect.element(last).toBeInTheDocument();
    const room = () => {
      scrollTo(0, document.documentElement.scrollHeight);
      const { top } = message.element().getBoundingClientRect();
      return top - last.element().getBoundingClientRect().bottom;
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  },
);

test.each([
  ['en', 390, 844],
  ['es', 390, 844],
  ['ar', 390, 844],
  ['en', 360, 640],
  ['es', 360, 640],
  ['ar', 360, 640],
  ['en', 320, 568],
  ['es', 320, 568],
  ['ar', 320, 568],
  ['en', 844, 390],
  ['es', 844, 390],
  ['ar', 844, 390],
  ['en', 667, 375],
  ['es', 667, 375],
  ['ar', 667, 375],
  ['en', 640, 360],
  ['es', 640, 360],
  ['ar', 640, 360],
  ['en', 568, 320],
  ['es', 568, 320],
  ['ar', 568, 320],
])(
  'CKE-3 in %s covers at most a fifth of a phone screen of %s by %s px',
  async (language, width, height) => {
    await resize(width, height);
    const prefix = language === 'en' ? '' : `/${language}`;
    await mountApp(`${prefix}/sitemap`, {
      config: { ...ASKING, languages: ['en', 'es', 'ar'] },
    });
    const notice = () => document.querySelector('.cookie-notice');
    await expect.poll(() => notice()?.checkVisibility()).toBe(true);
    expect(notice()?.querySelectorAll('button')).toHaveLength(3);
    expect(notice()?.getBoundingClientRect().height).toBeLessThanOrEqual(height / 5);
  },
);
