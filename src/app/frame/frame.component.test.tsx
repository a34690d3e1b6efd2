import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../tests/component/mount-app.tsx';
import { objections } from '../../../tests/component/objections.ts';
import { resize } from '../../../tests/component/resize.ts';
import { requestPart } from '../state/screen-requests.ts';
import { addToast } from '../state/toasts.ts';

// Selectors of the frame's own parts, because the style guide also renders some of them.
const PARTS = {
  hideDesktopNav: '.frame > .header .desktop-nav',
  hideLoginBar: '.frame > .header .login-controls',
  hideBurger: '.frame > .header .header-burger',
  hideBanners: '.frame > aside',
  ownSeo: '.frame > .seo-text',
} as const;
const isThere = (selector: string) =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;
const guide = page.getByRole('heading', { level: 1, name: 'Style guide' });

test('RTE-8 HDR-1 HDR-3 hides and restores a part by each route flag', async () => {
  await resize(1440);
  const { router } = await mountApp('/style-guide');
  await expect.element(guide).toBeVisible();
  for (const [flag, selector] of Object.entries(PARTS)) {
    await expect.poll(() => [flag, isThere(selector)]).toEqual([flag, true]);
    await router.navigate(`/style-guide?flags=${flag}`);
    await expect.poll(() => [flag, isThere(selector)]).toEqual([flag, false]);
    await router.navigate('/style-guide');
  }
  const columns = () => document.querySelectorAll('.frame > .footer nav').length;
  await expect.poll(columns).toBeGreaterThan(1);
  await router.navigate('/style-guide?flags=hideSiteMap');
  await expect.poll(columns).toBe(1);
});

test('RTE-8 hides the header or bottom bar on phones, or lets the header scroll away', async () => {
  const { router } = await mountApp('/style-guide?flags=hideMobileHeader');
  await expect.element(guide).toBeVisible();
  const header = '.frame > .header';
  expect(isThere(header)).toBe(false);
  await resize(1440);
  await expect.poll(() => isThere(header)).toBe(true);
  await resize(390, 844);
  const topAfterScroll = () => {
    scrollTo(0, 600);
    return document.querySelector(header)?.getBoundingClientRect().top;
  };
  await router.navigate('/style-guide');
  await expect.poll(() => isThere('.frame > .mobile-nav-place')).toBe(true);
  await expect.poll(topAfterScroll).toBe(0);
  await router.navigate('/style-guide?flags=relativeMobileHeader');
  await expect.poll(topAfterScroll).toBeLessThan(-500);
  await router.navigate('/style-guide?flags=hideMobileNav');
  await expect.poll(() => isThere('.frame > .mobile-nav-place')).toBe(false);
});

test('RTE-9 lets a screen hide and show parts until it unmounts', async () => {
  const { app } = await mountApp('/style-guide?flags=hideMobileNav,ownSeo');
  const parts = () =>
    ['.footer', '.seo-text', '.mobile-nav-place'].map((part) =>
      Boolean(document.querySelector(`.frame > ${part}`)),
    );
  await expect.poll(parts).toEqual([true, false, false]);
  const { screenRequests } = app.stores;
  const takeBack = [
    requestPart(screenRequests, 'footer', false),
    requestPart(screenRequests, 'seoText', true),
    requestPart(screenRequests, 'mobileNav', true),
  ];
  await expect.poll(parts).toEqual([false, true, true]);
  for (const goes of takeBack) goes();
  await expect.poll(parts).toEqual([true, false, false]);
});

test('FRM-2 covers everything with the loader while waiting', async () => {
  const { app } = await mountApp('/sitemap');
  const loader = () => document.querySelector('.frame > .loader-overlay');
  await expect.poll(() => loader()?.checkVisibility()).toBe(false);
  app.stores.loader.waits = 1;
  await expect.poll(() => loader()?.textContent).toBe('One moment…');
  const { x, y, width, height } = loader()?.getBoundingClientRect() ?? new DOMRect();
  expect([x, y, width, height]).toEqual([0, 0, 390, 844]);
  for (const top of [20, 400, 820])
    expect(document.elementFromPoint(195, top)?.closest('.loader-overlay')).toBe(loader());
  app.stores.loader.waits = 0;
  await expect.poll(() => loader()?.checkVisibility()).toBe(false);
});

test('CKE-3 NTF-5 has no axe violations with cookie message and notification', async () => {
  await cookieStore.delete('cookies_accepted');
  const { app } = await mountApp('/sitemap', { config: { showBasicCookiesMessage: true } });
  await expect.element(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  addToast(app.stores.toasts, { type: 'warning', text: 'Your session ends.', durationMs: -1 });
  await expect.element(page.getByRole('alert')).toBeVisible();
  for (const part of ['.cookie-notice', '.toast']) {
    const element = document.querySelector(part);
    if (!element) throw new Error(`No ${part}`);
    expect(await objections(element)).toEqual([]);
  }
});

test('PF-9 renders the footer’s links once, not with each navigation', async () => {
  const { app, router } = await mountApp('/games');
  await expect
    .poll(() => document.querySelectorAll('.footer-columns nav').length)
    .toBeGreaterThan(2);
  await expect.poll(() => app.queries.isIdle()).toBe(true);
  const isMounted = vi.spyOn(app, 'isMounted');
  await router.navigate('/promotions');
  await expect.element(page.getByRole('heading', { name: 'Promotions', level: 1 })).toBeVisible();
  // Only the footer links to the terms.
  expect(document.querySelector('.footer a[href="/legal/terms"]')).not.toBeNull();
  expect(isMounted).toHaveBeenCalled();
  expect(isMounted).not.toHaveBeenCalledWith('/legal/terms');
});

test('CFG-2 marks content that has no translation with its language', async () => {
  const config = { languages: ['en', 'es-MX'] };
  await resize(1440);
  const { screen } = await mountApp('/es-MX/promotions', { config });
  const labels =
    '.desktop-nav-bar a, .mobile-nav-bar a, .footer-columns a, .banner-area strong, .promotion-tile h2';
  const languages = () => [
    ...new Set(
      [...document.querySelectorAll(labels)].map(
        (link) => link.closest<HTMLElement>('body [lang]')?.lang,
      ),
    ),
  ];
  for (const part of labels.split(', '))
    await expect.poll(() => document.querySelector(part)).not.toBeNull();
  await expect.poll(languages).toEqual(['en']);
  await resize(390, 844);
  await page.getByRole('button', { name: 'Menú' }).click();
  const menu = () =>
    document.querySelector('.burger-menu a')?.closest<HTMLElement>('body [lang]')?.lang;
  await expect.poll(menu).toBe('en');
  await screen.unmount();
  const help = await mountApp('/es-MX/help', { config });
  const topics = () =>
    Array.from(
      document.querySelectorAll<HTMLElement>('.help-topics-list strong, .help-links li'),
      ({ lang }) => lang,
    );
  await expect.poll(() => new Set(topics())).toEqual(new Set(['en']));
  await help.router.navigate('/help?q=bank');
  await expect.poll(() => document.querySelector<HTMLElement>('.help-found li')?.lang).toBe('en');
  await help.router.navigate('/help/payments/withdraw');
  await expect
    .poll(() => document.querySelector<HTMLElement>('.help-neighbours span[lang]')?.lang)
    .toBe('en');
  await help.screen.unmount();
  await mountApp('/promotions', { config });
  await expect.poll(languages).toEqual([undefined]);
});
