import { expect, test } from 'vitest';
import type { CleanHtml, ParseContext } from '../http/query.ts';
import { cleanHtml } from '../server/clean-html.ts';
import { parsePage, parsePageTitles } from './pages.ts';
import { withHeadingIds } from './parsing/heading-ids.ts';

const idsOf = (html: string) =>
  withHeadingIds(html as CleanHtml).headings.map(({ id, level }) => `${level} ${id}`);

test('PGS-1 lists the headings of a text with unique anchors', () => {
  const { html, headings } = withHeadingIds(
    cleanHtml(
      '<h2>Tu <em>cuenta</em> &amp; tú</h2><p>x</p><h3>¿Qué edad?</h3><h2>Límites</h2><h2>Limites 2</h2><h2>Limites</h2><h4>no</h4>',
    ),
  );
  expect(headings).toEqual([
    { id: 'section-tu-cuenta-tu', text: 'Tu cuenta & tú', level: 2 },
    { id: 'section-que-edad', text: '¿Qué edad?', level: 3 },
    { id: 'section-limites', text: 'Límites', level: 2 },
    { id: 'section-limites-2', text: 'Limites 2', level: 2 },
    { id: 'section-limites-3', text: 'Limites', level: 2 },
  ]);
  expect(html).toContain('<h3 id="section-que-edad">¿Qué edad?</h3>');
  expect(html).toContain('<h4>no</h4>');
});

test('PGS-1 keeps letters of other scripts in anchors, and skips headings without words', () => {
  expect(idsOf('<h2>الشروط والأحكام</h2><h2>第一章</h2><h2>!!!</h2><h2> <b></b></h2>')).toEqual([
    '2 section-الشروط-والاحكام',
    '2 section-第一章',
    '2 section',
  ]);
});

test('PGS-1 lets nothing of an editor into an id or attribute', () => {
  const { html } = withHeadingIds(
    cleanHtml(
      '<h2 id="content" onclick="x()">"&gt;&lt;img src=x onerror=run()&gt;</h2><h2><script>run()</script>Fair</h2><p id="app" name="config">p</p>',
    ),
  );
  expect(html).toBe(
    '<h2 id="section-img-src-x-onerror-run">"&gt;&lt;img src=x onerror=run()&gt;</h2><h2 id="section-fair">Fair</h2><p>p</p>',
  );
});

const said: string[] = [];
const context: ParseContext = {
  mediaBase: '/content',
  operatorBase: '/operator',
  cleanHtml: async (html) => cleanHtml(html),
  report: (problem) => said.push(problem),
};
const page = {
  documentId: 'abcdefghijkl',
  slug: 'terms',
  title: 'Terms',
  intro: null,
  body: '<h2>One</h2><p onclick="x()">Text</p>',
  revisedOn: '2026-03-02T00:00:00.000Z',
  metaTitle: ' Our terms ',
  metaDescription: '',
  shareImage: { url: '/uploads/share.jpg', width: 1200, height: 630 },
  noIndex: true,
};

test('PGS-1 RTE-8 reads a page with text, date and SEO fields', async () => {
  expect(await parsePage({ data: [page] }, context)).toEqual([
    {
      slug: 'terms',
      title: 'Terms',
      body: '<h2 id="section-one">One</h2><p>Text</p>',
      headings: [{ id: 'section-one', text: 'One', level: 2 }],
      revised: '2026-03-02T00:00:00.000Z',
      metaTitle: 'Our terms',
      shareImage: { src: '/content/uploads/share.jpg', width: 1200, height: 630, alt: '' },
      noIndex: true,
    },
  ]);
});

test('RTE-8 marks an untranslated page with its language and noindex', async () => {
  const plain = { data: [{ ...page, noIndex: false }] };
  expect((await parsePage(plain, context))?.[0]).not.toHaveProperty('noIndex');
  expect(await parsePage(plain, { ...context, lang: 'en' })).toEqual([
    expect.objectContaining({ lang: 'en', noIndex: true }),
  ]);
});

test('REQ-10 tolerates invalid optional fields, but not required ones', async () => {
  const odd = { intro: 7, revisedOn: 'soon', metaTitle: [], shareImage: 'x', noIndex: 'yes' };
  expect(await parsePage({ data: [{ ...page, ...odd }] }, context)).toEqual([
    expect.not.objectContaining({ revised: expect.anything(), noIndex: true }),
  ]);
  for (const wrong of [{ slug: '../x' }, { title: ' ' }, { title: 3 }, { body: {} }])
    expect(await parsePage({ data: [{ ...page, ...wrong }] }, context)).toEqual([]);
  expect(
    await parsePageTitles({ data: [null, page, { slug: 'a b', title: 'x' }] }, context),
  ).toEqual([{ slug: 'terms', title: 'Terms' }]);
  expect(await parsePage({ data: 'none' }, context)).toBeUndefined();
});
