import { expect, test } from 'vitest';
import type { CleanHtml } from '../../../http/query.ts';
import { siteLinks } from './rich-html.tsx';

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
