import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../tests/component/test-app.tsx';
import { Header } from './header.tsx';

const { routes } = createTestApp().config;

test('HDR-1 HDR-3 hides burger, navigation and login controls by route', () => {
  const app = createTestApp();
  const whole = renderInApp(app, <Header flags={{}} />);
  for (const part of ['header-burger', 'desktop-nav', 'Log in']) expect(whole).toContain(part);
  const bare = renderInApp(
    app,
    <Header flags={{ hideBurger: true, hideDesktopNav: true, hideLoginBar: true }} />,
  );
  for (const part of ['header-burger', 'desktop-nav', 'Log in']) expect(bare).not.toContain(part);
});

test('HDR-5 shows sign-up only if configured', () => {
  const { registration, ...others } = routes;
  expect(registration).toBeDefined();
  expect(renderInApp(createTestApp(), <Header flags={{}} />)).toContain('Sign up');
  const without = createTestApp({}, { routes: others });
  expect(renderInApp(without, <Header flags={{}} />)).not.toContain('Sign up');
});

test('HDR-2 HDR-6 shows a player no log-in, and includes the small logo', () => {
  const app = createTestApp();
  app.stores.session.signedIn = true;
  const html = renderInApp(app, <Header flags={{}} />);
  expect(html).not.toContain('Log in');
  expect(html).toContain('viewBox="0 0 40 40"');
});

test('HDR-2 CFG-7 shows the brand’s logos instead of its name, each with its size', () => {
  const picture = (src: string) => ({ src, width: 120, height: 40 });
  const company = { name: 'Full House', logo: picture('/icons/logo.svg') };
  const app = createTestApp({}, { company: { ...company, smallLogo: picture('/icons/s.svg') } });
  app.stores.session.signedIn = true;
  const html = renderInApp(app, <Header flags={{}} />);
  for (const src of ['/icons/logo.svg', '/icons/s.svg'])
    expect(html).toMatch(
      new RegExp(`<img[^>]* src="${src}" width="120" height="40" alt="Full House"`),
    );
  expect(html).not.toContain('logo-name');
  const whole = createTestApp({}, { company });
  whole.stores.session.signedIn = true;
  expect(renderInApp(whole, <Header flags={{}} />)).toContain('<span class="logo-name">F</span>');
});

test('HDR-7 shows the chat only if configured', () => {
  const chat = { baseUrl: 'https://chat.example.com', websiteToken: 'a b' };
  const none = createTestApp({}, { chat: undefined });
  expect(renderInApp(none, <Header flags={{}} />)).not.toContain('Chat with us');
  expect(renderInApp(createTestApp({}, { chat }), <Header flags={{}} />)).toContain(
    'https://chat.example.com/widget?website_token=a%20b',
  );
});

test('NAV-1 opens external items in a new tab and leaves out items without a page', () => {
  const item = (label: string, link: object) => ({ id: label, label, link });
  const app = createTestApp({
    'desktop-menu:en': [
      item('Casino', { kind: 'internal', to: '/games' }),
      item('Shops', { kind: 'internal', to: '/shops' }),
      item('Magazine', { kind: 'external', href: 'https://example.com/m' }),
    ],
  });
  const html = renderInApp(app, <Header flags={{}} />, '/games');
  expect(html).toMatch(/aria-current="page"[^>]*>Casino/);
  expect(html).not.toContain('Shops');
  expect(html).toMatch(/target="_blank" rel="noopener noreferrer"[^>]*>Magazine/);
});

test('HDR-4 returns to the current page after log-in, but not to a landing page', () => {
  const loginAt = (path: string) => {
    const app = { ...createTestApp(), writtenSearch: new URL(path, 'http://site').search };
    return /href="(\/login[^"]*)"/.exec(renderInApp(app, <Header flags={{}} />, path))?.[1];
  };
  expect(loginAt('/games?q=a')).toBe('/login?returnUrl=%2Fgames%3Fq%3Da');
  for (const path of ['/welcome', '/welcome?btag=a', '/welcome/casino', '/welcome/casino?btag=a'])
    expect(loginAt(path)).toBe('/login');
  expect(loginAt('/welcomes')).toBe('/login?returnUrl=%2Fwelcomes');
});
