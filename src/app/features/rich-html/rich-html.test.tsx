import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../tests/component/test-app.tsx';
import type { CleanHtml } from '../../../http/query.ts';
import { RichHtml, siteLinks } from './rich-html.tsx';

const isMounted = (path: string) => path.startsWith('/games');
const inSpanish = (html: string) => siteLinks(html as CleanHtml, isMounted, (path) => `/es${path}`);

test('CFG-3 keeps the text of a link to a page that does not exist', () => {
  expect(inSpanish('<p><a href="/gone">Gone</a></p>')).toBe('<p><a>Gone</a></p>');
});

test('links to pages in the text’s language and leaves external links unchanged', () => {
  expect(inSpanish('<a title="x" href="/games?q=a&amp;b">Games</a>')).toBe(
    '<a title="x" href="/es/games?q=a&amp;b">Games</a>',
  );
  const outside = '<a href="https://help.test/games" rel="noopener noreferrer">Help</a>';
  expect(inSpanish(outside)).toBe(outside);
});

test('RTE-7 leads from login and registration back to the page of the text', () => {
  const html = '<p><a href="/register">Sign up</a> <a href="/games">Games</a></p>' as CleanHtml;
  const page = { ...createTestApp(), writtenSearch: '?q=bonus' };
  expect(renderInApp(page, <RichHtml html={html} />, '/es/help?q=bonus', '/es')).toContain(
    '<a href="/es/register?returnUrl=%2Fhelp%3Fq%3Dbonus">Sign up</a> <a href="/es/games">',
  );
});

test('RTE-6 leads a player from a text’s link to registration to the player area', () => {
  const app = createTestApp();
  app.stores.session.signedIn = true;
  const html = '<p><a href="/register">Sign up</a></p>' as CleanHtml;
  expect(renderInApp(app, <RichHtml html={html} />, '/help')).toContain(
    '<a href="/account">Sign up</a>',
  );
});
