import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createTestApp, InApp } from '../../../tests/component/test-app.tsx';
import { putAnswer } from '../state/answers.ts';
import type { AppState } from '../state/context.ts';
import { requestPart } from '../state/screen-requests.ts';
import { MainLayout } from './main-layout.tsx';
import type { RouteFlags } from './route-flags.ts';

function page(app: AppState, handle: RouteFlags): string {
  const router = createMemoryRouter([
    { path: '/', Component: MainLayout, children: [{ index: true, element: <p>here</p>, handle }] },
  ]);
  return renderToString(
    <InApp app={app}>
      <RouterProvider router={router} />
    </InApp>,
  );
}
const answers = {
  'banners:site-top:en': [{ id: 'b', title: 'New tonight', audience: 'all' }],
  'seo:/:en': [{ title: 'About Marquee', html: '<p>words</p>' }],
};

test('FRM-1 FRM-4 renders the frame with and without content', () => {
  const full = page(createTestApp(answers), {});
  for (const part of ['<header', 'New tonight', '>here<', 'About Marquee', '<footer', 'mobile-nav'])
    expect(full).toContain(part);
  const empty = page(createTestApp(), {});
  for (const part of ['<header', '>here<', 'mobile-nav', '<footer']) expect(empty).toContain(part);
  expect(full).not.toContain('style=');
});

test.each([
  ['hideBanners', 'New tonight'],
  ['ownSeo', 'About Marquee'],
  ['hideMobileNav', 'mobile-nav'],
  ['hideDesktopNav', 'desktop-nav'],
  ['hideLoginBar', 'Log in'],
  ['hideBurger', 'header-burger'],
] as const)('RTE-8 hides a part by %s', (flag, part) => {
  expect(page(createTestApp(answers), {})).toContain(part);
  expect(page(createTestApp(answers), { [flag]: true })).not.toContain(part);
});

test('FRM-1 PF-2 checks banner dates when rendering, and leaves no gap', () => {
  const isShown = (dates: object) => {
    const app = createTestApp();
    const value = [{ id: 'b', title: 'New tonight', audience: 'all', ...dates }];
    const at = Date.parse('2026-11-10T12:00:00Z');
    putAnswer(app.stores.answers, 'banners:site-top:en', { value, at, from: 'transfer' });
    return page(app, {}).includes('banner-area');
  };
  expect(isShown({ startDate: '2026-11-10T11:00:00Z' })).toBe(true);
  expect(isShown({ startDate: '2026-11-10T13:00:00Z' })).toBe(false);
  expect(isShown({ endDate: '2026-11-10T13:00:00Z' })).toBe(true);
  expect(isShown({ endDate: '2026-11-10T11:00:00Z' })).toBe(false);
});

/** Renders the banner area with one banner. */
function bannerWith(fields: object): string {
  const banner = { id: 'b', title: 'New tonight', audience: 'all', ...fields };
  const html = page(createTestApp({ 'banners:site-top:en': [banner] }), {});
  return /<aside class="banner-area.*?<\/aside>/s.exec(html)?.[0] ?? '';
}

test('FRM-1 uses the title of a banner without a label as its link, once', () => {
  const link = { kind: 'internal', to: '/games' };
  const titled = bannerWith({ link });
  expect(titled).toMatch(/<a [^>]*href="\/games"[^>]*>New tonight<\/a>/);
  expect(titled.match(/New tonight/g)).toHaveLength(1);
  const gone = bannerWith({ link: { kind: 'internal', to: '/gone' } });
  expect(gone).toContain('<strong>New tonight</strong>');
  const labelled = bannerWith({ link, ctaLabel: 'See how' });
  expect(labelled).toContain('<strong>New tonight</strong>');
  expect(labelled).toMatch(/<a [^>]*href="\/games"[^>]*>See how<\/a>/);
});

test('FRM-1 FRM-3 shows a banner’s picture, on phones the mobile one', () => {
  const image = { src: '/wide.webp', width: 1200, height: 90, alt: '' };
  const narrowImage = { src: '/narrow.webp', width: 360, height: 60, alt: '' };
  const both = bannerWith({ image, narrowImage });
  expect(both).toMatch(/<source media="\(width &lt; 768px\)"[^>]*\/narrow\.webp/);
  expect(both).toMatch(/<img src="\/wide\.webp" width="1200" height="90" alt=""/);
  expect(bannerWith({ narrowImage })).toContain('<img src="/narrow.webp"');
  expect(bannerWith({})).not.toContain('<img');
});

test('RTE-8 hides the mobile header, or lets it scroll away', () => {
  expect(page(createTestApp(), { hideMobileHeader: true })).toContain('header-not-mobile');
  expect(page(createTestApp(), { relativeMobileHeader: true })).toContain('header-relative');
});

test('RTE-9 lets a screen override its route until it unmounts', () => {
  const app = createTestApp(answers);
  const takeBack = [
    requestPart(app.stores.screenRequests, 'footer', false),
    requestPart(app.stores.screenRequests, 'seoText', true),
  ];
  expect(page(app, { ownSeo: true })).toContain('About Marquee');
  expect(page(app, {})).not.toContain('<footer');
  for (const undo of takeBack) undo();
  expect(page(app, { ownSeo: true })).not.toContain('About Marquee');
  expect(page(app, {})).toContain('<footer');
});

test('CKE-3 renders the cookie message only if configured', () => {
  const asking = createTestApp({}, { showBasicCookiesMessage: true });
  expect(page(asking, {})).toContain('class="cookie-notice night"');
  expect(page(createTestApp(), {})).not.toContain('cookie-notice');
});
