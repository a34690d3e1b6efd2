import { expect, test } from 'vitest';
import type { CleanHtml, ParseContext, Query } from '../http/query.ts';
import {
  footerTextQuery,
  helpLinksQuery,
  legalLinksQuery,
  sitemapBlocksQuery,
  socialNetworksQuery,
  sponsoredItemsQuery,
} from './footer.ts';
import { burgerMenuQuery, desktopMenuQuery, mobileMenuQuery } from './menus.ts';

async function read<T>(query: Query<T>, data: unknown) {
  const reports: string[] = [];
  const context: ParseContext = {
    mediaBase: 'https://cms.example',
    operatorBase: '/operator',
    cleanHtml: async (html) => html as CleanHtml,
    report: (problem) => reports.push(problem),
  };
  return { models: await query.parse({ data }, context), reports };
}
const media = {
  url: '/uploads/a.png',
  width: 640,
  height: 220,
  updatedAt: '2026-01-01T00:00:00.000Z',
  alternativeText: 'A',
  formats: { small: { url: '/uploads/small_a.png', width: 500, height: 172 } },
};

test.each([
  [desktopMenuQuery('en'), ['desktop-menus', 'pagination[limit]=100', 'sort=order:asc']],
  [
    sitemapBlocksQuery('en'),
    ['sitemap-blocks', 'pagination[limit]=50', 'pagination[start]=0', 'sort=order:asc'],
  ],
  [
    helpLinksQuery('en'),
    ['footer-help-links', 'pagination[limit]=50', 'pagination[start]=0', 'sort=order:asc'],
  ],
  [
    legalLinksQuery(),
    ['footer-legal-links', 'pagination[limit]=50', 'pagination[start]=0', 'sort=order:asc'],
  ],
  [socialNetworksQuery(), ['social-networks', 'pagination[limit]=50']],
] as [Query<unknown>, string[]][])(
  'QRY-1 requests $key with its size, offset and sort',
  (query, parts) => {
    for (const part of parts) expect(query.path).toContain(part);
  },
);

test('NAV-1 B44 sorts by order, entries without one last', async () => {
  const { models } = await read(
    desktopMenuQuery('en'),
    [null, 2, 'first', 1].map((order, index) => ({
      documentId: `${index}`,
      label: String(order),
      url: '/games',
      order,
    })),
  );
  expect(models?.map(({ label }) => label)).toEqual(['1', '2', 'null', 'first']);
});

test('NAV-1 F7 B41 drops items with refused URLs, wrong types or missing fields', async () => {
  const { models, reports } = await read(desktopMenuQuery('en'), [
    { documentId: 'a', label: 'Games', url: '/games', order: 1 },
    { documentId: 'b', label: 'Bad', url: 'javascript:alert(1)', order: 2 },
    { documentId: 'c', label: 'Evil', url: '//evil.test', order: 3 },
    { documentId: 'd', label: 7, url: '/x' },
    { documentId: 'e', url: '/x' },
    'text',
    { documentId: 'f', label: 'Out', url: 'https://x.example', order: 4 },
  ]);
  expect(models?.map(({ id }) => id)).toEqual(['a', 'f']);
  expect(models?.[1]?.link.kind).toBe('external');
  expect(reports.length).toBe(5);
});

test('QRY-1 cuts excess rows and logs it', async () => {
  const rows = Array.from({ length: 10_000 }, (_, n) => ({
    documentId: `d${n}`,
    label: `L${n}`,
    url: `/p${n}`,
  }));
  const { models, reports } = await read(desktopMenuQuery('en'), rows);
  expect(models?.length).toBe(100);
  expect(reports).toEqual(['desktop-menu: 10000 rows came, 100 were asked for']);
});

test('MOB-1 keeps an item without an icon', async () => {
  const { models } = await read(mobileMenuQuery('en'), [
    { documentId: 'a', label: 'Home', url: '/', icon: null },
    { documentId: 'b', label: 'X', url: '/x', icon: 'broken' },
  ]);
  expect(models?.map(({ icon }) => icon)).toEqual([undefined, undefined]);
});

test('BRG-2 marks children for players only', async () => {
  const { models } = await read(burgerMenuQuery('en'), [
    {
      documentId: 'a',
      label: 'Account',
      url: null,
      children: [
        { label: 'Limits', url: '/limits', showOnlyToLoggedPlayers: true },
        { label: 'Help', url: '/help' },
        { label: 'Bad', url: 'data:x' },
      ],
    },
  ]);
  expect(models?.[0]?.children).toEqual([
    { label: 'Limits', link: { kind: 'internal', to: '/limits' }, playersOnly: true },
    { label: 'Help', link: { kind: 'internal', to: '/help' }, playersOnly: false },
  ]);
});

test('FTR-4 sorts links, appends a route’s parameter, and prefers an external URL', async () => {
  const { models } = await read(sitemapBlocksQuery('en'), [
    {
      documentId: 'a',
      label: 'Casino',
      siteMapLinks: [
        { label: 'Slots', order: 2, route: { url: '/games' }, urlParam: '?category=slots' },
        { label: 'Lab', order: 1, externalUrl: 'https://lab.example', route: { url: '/x' } },
        { label: 'Nowhere', order: 3, route: null },
      ],
    },
  ]);
  expect(models?.[0]?.links).toEqual([
    { label: 'Lab', link: { kind: 'external', href: 'https://lab.example' } },
    { label: 'Slots', link: { kind: 'internal', to: '/games?category=slots' } },
  ]);
});

test('FTR-5 opens a help link as the editor says, else by its kind', async () => {
  const { models } = await read(
    helpLinksQuery('en'),
    [true, false, null, undefined].map((openLinkInNewTab, index) => ({
      documentId: `${index}`,
      label: 'Status',
      externalLink: 'https://x.example',
      openLinkInNewTab,
    })),
  );
  expect(models?.map(({ newTab }) => newTab)).toEqual([true, false, undefined, undefined]);
});

test('FTR-6 uses the small picture if any, at 55 px by default', async () => {
  const row = { documentId: 'a', name: 'City FC', image: media };
  const { models } = await read(sponsoredItemsQuery('en'), [
    row,
    { ...row, documentId: 'b', customHeight: 70, image: { ...media, formats: null } },
    { ...row, documentId: 'c', image: null },
  ]);
  expect(models?.map(({ image, height }) => [image.src.split('?')[0], height])).toEqual([
    ['https://cms.example/uploads/small_a.png', 55],
    ['https://cms.example/uploads/a.png', 70],
  ]);
});

test('FTR-7 names networks by name or host, and keeps external links only', async () => {
  const { models } = await read(socialNetworksQuery(), [
    { documentId: 'a', url: 'https://x.example', icon: 'YouTube' },
    { documentId: 'b', url: '/x', icon: 'X' },
    { documentId: 'c', url: 'https://other.example/us', icon: 'constructor' },
  ]);
  expect(models).toEqual([
    { id: 'a', name: 'YouTube', icon: 'youtube', href: 'https://x.example' },
    { id: 'c', name: 'other.example', href: 'https://other.example/us' },
  ]);
});

test('FTR-7 reads the footer text as one sanitised entry', async () => {
  expect((await read(footerTextQuery('en'), [{ content: '<p>x</p>' }])).models).toBe('<p>x</p>');
  expect((await read(footerTextQuery('en'), [])).models).toBe('');
  expect((await read(footerTextQuery('en'), [{}])).models).toBeUndefined();
});
