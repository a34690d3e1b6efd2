import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { resize } from '../../../../tests/component/resize.ts';

const banner = page.getByRole('banner');
const login = banner.getByRole('link', { name: 'Log in' });
const register = banner.getByRole('link', { name: 'Sign up' });
const isSeen = (selector: string) =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;
/** Texts of the visible logos, or the view box of a drawn one. */
const logos = () =>
  [...document.querySelectorAll('.header-logo > *')]
    .filter((logo) => logo.checkVisibility())
    .map((logo) => logo.textContent || logo.getAttribute('viewBox'));

test('HDR-1 HDR-3 NAV-1 FRM-3 has a navigation at every width', async () => {
  await mountApp('/sitemap');
  await expect.element(login).toBeVisible();
  for (const [width, bottom, burger, items, height] of [
    [360, true, false, false, 52],
    [667, true, false, false, 52],
    [668, true, false, false, 64],
    [767, true, false, false, 64],
    [768, false, true, false, 64],
    [900, false, true, false, 64],
    [901, false, true, true, 64],
  ] as const) {
    await resize(width, 800);
    await expect
      .poll(() => [
        width,
        isSeen('.mobile-nav'),
        isSeen('.header-burger'),
        isSeen('.desktop-nav'),
        document.querySelector('.header-row')?.getBoundingClientRect().height,
      ])
      .toEqual([width, bottom, burger, items, height]);
  }
});

test.each([
  ['Marquee', '0 0 40 40', '0 0 132 40'],
  ['Full House', 'F', 'Full House'],
])(
  'HDR-2 shows a player of %s one logo, the small one on an extra small screen',
  async (name, small, large) => {
    const { app } = await mountApp('/sitemap', { config: { company: { name } } });
    await expect.element(login).toBeVisible();
    await resize(667, 800);
    expect(logos()).toEqual([large]);
    app.stores.session.signedIn = true;
    await expect.poll(logos).toEqual([small]);
    await resize(668, 800);
    await expect.poll(logos).toEqual([large]);
  },
);

test('HDR-2 leaves room for the buttons beside the widest logo on a small phone', async () => {
  const logo = { src: '/icons/icon-192.png', width: 200, height: 16 };
  await resize(360, 740);
  await mountApp('/sitemap', { config: { company: { name: 'Full House', logo } } });
  await expect
    .element(banner.getByRole('img', { name: 'Full House' }))
    .toBeInViewport({ ratio: 1 });
  for (const button of [login, register]) await expect.element(button).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBe(360);
});

test.each([
  ['en', 320],
  ['es', 320],
  ['es', 390],
  ['ar', 320],
])('HDR-3 HDR-7 shows log-in, sign-up and chat in full in %s at %i px', async (language, width) => {
  await resize(width, 740);
  await mountApp(`${language === 'en' ? '' : `/${language}`}/sitemap`, {
    config: { languages: ['en', 'es', 'ar'] },
  });
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('.header-row a')].filter((link) =>
      link.checkVisibility({ visibilityProperty: true }),
    );
  await expect.poll(() => shown().length).toBe(4);
  const places = shown()
    .map((link) => link.getBoundingClientRect())
    .toSorted((a, b) => a.left - b.left);
  expect(places[0]?.left).toBeGreaterThanOrEqual(0);
  expect(places.at(-1)?.right).toBeLessThanOrEqual(width);
  for (const [index, place] of places.entries())
    expect(place.left).toBeGreaterThanOrEqual(places[index - 1]?.right ?? 0);
  for (const link of shown()) {
    expect(link.scrollWidth).toBeLessThanOrEqual(link.offsetWidth);
    expect(link.offsetHeight).toBeLessThanOrEqual(44);
  }
});

test('HDR-4 keeps the current page in the log-in link on a phone', async () => {
  const { router } = await mountApp('/games?category=slots#content');
  const back = '?returnUrl=%2Fgames%3Fcategory%3Dslots%23content';
  await expect.element(login).toHaveAttribute('href', `/login${back}`);
  await login.click();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect(router.state.location.search).toBe(back);
  await expect.element(register).not.toBeInTheDocument();
});

test('HDR-5 RTE-7 keeps the current page in the sign-up link', async () => {
  const { router } = await mountApp('/sitemap');
  await register.click();
  await expect.poll(() => router.state.location.pathname).toBe('/register');
  expect(router.state.location.search).toBe('?returnUrl=%2Fsitemap');
});

test('HDR-5 HDR-7 CFG-3 shows sign-up, promotions and chat as configured', async () => {
  const { routes } = (await import('../../../config/default-site.json')).default;
  const { registration: _, promotions: __, ...others } = routes;
  const { router } = await mountApp('/promotions', {
    config: {
      routes: others,
      chat: { baseUrl: 'https://chat.example.com', websiteToken: 'a b' },
    },
  });
  // The site has no promotions page, so its URL redirects to home.
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await expect
    .element(banner.getByRole('link', { name: 'Chat with us' }))
    .toHaveAttribute('href', 'https://chat.example.com/widget?website_token=a%20b');
  await expect.element(page.getByRole('contentinfo')).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
  expect(document.querySelectorAll('a[href*="/promotions"]')).toHaveLength(0);
});

test('HDR-7 shows no chat button without a chat', async () => {
  await mountApp('/sitemap', { config: { chat: undefined } as never });
  await expect.element(login).toBeVisible();
  await expect.element(banner.getByRole('link', { name: 'Chat with us' })).not.toBeInTheDocument();
});
