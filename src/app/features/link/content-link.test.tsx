import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../tests/component/test-app.tsx';
import { ContentLink } from './content-link.tsx';

const inSpanish = (to: string, app = createTestApp()) =>
  renderInApp(
    app,
    <ContentLink link={{ kind: 'internal', to }}>Word</ContentLink>,
    '/es/games',
    '/es',
  );

test.each([
  ['/', '/es'],
  ['/?notice=gone', '/es?notice=gone'],
  ['/games?category=new#top', '/es/games?category=new#top'],
])('NAV-1 links %s in the language of the page', (to, href) => {
  expect(inSpanish(to)).toBe(`<a href="${href}">Word</a>`);
});

test.each([
  ['/register', '/es/register?returnUrl=%2Fgames'],
  ['/login?campaign=a', '/es/login?campaign=a&amp;returnUrl=%2Fgames'],
])('RTE-7 links %s with the way back to the page', (to, href) => {
  expect(inSpanish(to)).toBe(`<a href="${href}">Word</a>`);
});

test('RTE-6 links registration to the player area for a player', () => {
  const app = createTestApp();
  app.stores.session.signedIn = true;
  expect(inSpanish('/register', app)).toBe('<a href="/es/account">Word</a>');
});
