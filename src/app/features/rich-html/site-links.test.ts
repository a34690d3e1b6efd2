import { expect, test } from 'vitest';
import type { CleanHtml } from '../../../http/query.ts';
import { siteLinks } from './site-links.ts';

const isMounted = (path: string) => path.startsWith('/games');
const inSpanish = (html: string) => siteLinks(html as CleanHtml, isMounted, (path) => `/es${path}`);

test('CFG-3 a text keeps the words of a link to a page that is not there', () => {
  expect(inSpanish('<p><a href="/gone">Gone</a></p>')).toBe('<p><a>Gone</a></p>');
});

test('a text leads to the pages of its own language, and outside as it is written', () => {
  expect(inSpanish('<a title="x" href="/games?q=a&amp;b">Games</a>')).toBe(
    '<a title="x" href="/es/games?q=a&amp;b">Games</a>',
  );
  const outside = '<a href="https://help.test/games" rel="noopener noreferrer">Help</a>';
  expect(inSpanish(outside)).toBe(outside);
});
