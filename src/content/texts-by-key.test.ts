import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSandbox, runSandbox } from '../../tests/sandbox/run-sandbox.ts';
import defaults from '../config/default-site.json' with { type: 'json' };
import type { CleanHtml, ParseContext, Query } from '../http/query.ts';
import { queryUrl } from '../http/query-url.ts';
import { cmsMessagesQuery } from './cms-message.ts';
import { companyInfoQuery } from './company-info.ts';
import { helpCategoryQuery, helpQuery, helpTopicsQuery } from './help.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.stop());

let reports: string[] = [];
const context: ParseContext = {
  mediaBase: '/content',
  operatorBase: '/operator',
  cleanHtml: async (html) => html.replaceAll(/<script.*?<\/script>/g, '') as CleanHtml,
  report: (problem) => reports.push(problem),
};

/** The query's model of a real Strapi answer. */
async function read<T>(query: Query<T>): Promise<T | undefined> {
  const { status, body } = await sandbox.get(queryUrl(query, defaults.endpoints));
  expect(status).toBe(200);
  return query.parse(body, context);
}

test('QRY-2 reads contact details of the company; none without a name', async () => {
  expect(await read(companyInfoQuery())).toEqual({
    name: 'Marquee',
    phone: expect.stringMatching(/^[+\d ]+$/),
    email: expect.stringContaining('@'),
  });
  const { parse } = companyInfoQuery();
  expect(await parse({ data: { name: 'M', phone: null, email: '' } }, context)).toEqual({
    name: 'M',
  });
  expect(await parse({ data: { phone: '1' } }, context)).toBeUndefined();
  expect(await parse({ data: null }, context)).toBeUndefined();
  expect(await parse({ data: [] }, context)).toBeNull();
});

test('QRY-2 reads a help category by key, with ordered articles in its language', async () => {
  const [english] = (await read(helpCategoryQuery('documentation', 'en'))) ?? [];
  expect(english).toMatchObject({ key: 'documentation', title: 'Identity documents' });
  expect(english?.articles[0]).toEqual({
    slug: 'which-documents',
    question: 'Which documents can I send?',
    answer: expect.stringContaining('<p>An identity card'),
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  const [spanish] = (await read(helpCategoryQuery('documentation', 'es'))) ?? [];
  expect(spanish?.articles.map(({ slug }) => slug)).toEqual(
    english?.articles.map(({ slug }) => slug),
  );
  expect(spanish?.title).toBe('Documentos de identidad');
  expect(await read(helpCategoryQuery('nothing & nobody', 'en'))).toEqual([]);
});

test('PGS-1 lists help categories without answers', async () => {
  const whole = (await read(helpQuery('es'))) ?? [];
  const topics = whole.map((category) => ({
    ...category,
    articles: category.articles.map(({ slug, question }) => ({ slug, question })),
  }));
  expect(topics.length).toBeGreaterThan(7);
  expect(await read(helpTopicsQuery('es'))).toEqual(topics);
});

test('QRY-2 REQ-10 drops a broken article alone, and sanitises HTML', async () => {
  reports = [];
  const articles = [
    { slug: 'b', question: 'B?', answer: '<p>b</p><script>x</script>', order: 2 },
    { slug: '../evil', question: 'C?', answer: '' },
    { slug: 'a', question: 'A?', answer: null, order: 1, updatedAt: 'soon' },
    'text',
  ];
  const categories = [
    { key: 'a/b', title: 'Evil' },
    { key: 'k', title: 'K', icon: '', articles },
  ];
  expect(await helpQuery('en').parse({ data: categories }, context)).toEqual([
    {
      key: 'k',
      title: 'K',
      articles: [
        { slug: 'a', question: 'A?', answer: '' },
        { slug: 'b', question: 'B?', answer: '<p>b</p>' },
      ],
    },
  ]);
  expect(reports).toHaveLength(3);
});

test('QRY-2 AUT-6 reads the CMS messages that the site shows, beside any others', async () => {
  const data = { code: 'ANOTHER', title: 'Another', message: '<p>Another</p>' };
  await sandbox.send('POST', '/content/api/cms-messages?locale=en', { data });
  const messages = await read(cmsMessagesQuery('en'));
  expect(messages?.map(({ code }) => code).sort()).toEqual([
    'ANNUAL_VALIDATION',
    'IDENTITY_DOCUMENT_EXPIRED',
    'IDENTITY_DOCUMENT_NOT_UPLOADED',
  ]);
  expect(messages).toContainEqual({
    code: 'IDENTITY_DOCUMENT_EXPIRED',
    title: 'Your document has expired',
    html: expect.stringContaining('<p>The identity document'),
  });
});
