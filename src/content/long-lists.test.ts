import { expect, test } from 'vitest';
import { widgetKinds } from '../app/widgets/widget-kinds.ts';
import type { CleanHtml, ParseContext } from '../http/query.ts';
import { parseSitemapBlocks } from './footer.ts';
import { parseHome as parseHomeWith } from './home.ts';
import { parseBurgerMenu, parseDesktopMenu } from './menus.ts';

const parseHome = (wire: unknown, context: ParseContext) =>
  parseHomeWith(wire, context, widgetKinds);
const tenThousand = <T>(make: (at: number) => T): T[] =>
  Array.from({ length: 10_000 }, (_, at) => make(at));
const link = (at: number) => ({ label: `L${at}`, url: `/p${at}`, externalUrl: `/p${at}` });
const block = (slug: string, fields: object, at = 0) => ({
  documentId: `d${at}`,
  slug,
  parent: null,
  widget: { specificFields: [fields] },
});

const read = (parse: typeof parseHome | typeof parseBurgerMenu, row: object) =>
  readRows(parse, [{ documentId: 'd', label: 'One', ...row }]);

async function readRows(
  parse: (...given: Parameters<typeof parseHome>) => unknown,
  data: object[],
) {
  const reports: string[] = [];
  const context: ParseContext = {
    mediaBase: '/content',
    operatorBase: '/operator',
    cleanHtml: async (html) => html as CleanHtml,
    report: (problem) => reports.push(problem),
  };
  const models = await parse({ data }, context);
  return { models: models as object[], reports };
}

test('HOM-2 NAV-1 FTR-4 cuts and logs 10,000 nested entries', async () => {
  const home = await read(parseHome, {
    homeContent: tenThousand((at) => block('provider-rail', {}, at)),
  });
  expect(home.models).toHaveLength(100);
  expect(home.reports).toEqual(['home items: 10000 came, 100 are taken']);

  const burger = await read(parseBurgerMenu, { url: '/games', children: tenThousand(link) });
  expect(burger.models[0]).toMatchObject({ children: { length: 100 } });
  expect(burger.reports).toEqual(['burger-menu d: children: 10000 came, 100 are taken']);

  const sitemap = await read(parseSitemapBlocks as typeof parseHome, {
    siteMapLinks: tenThousand((at) => ({ ...link(at), order: 10_000 - at })),
  });
  expect(sitemap.models[0]).toMatchObject({ links: { length: 100, 0: { label: 'L9999' } } });
  expect(sitemap.reports).toEqual(['sitemap-block d: links: 10000 came, 100 are taken']);

  const faq = await read(parseHome, {
    homeContent: [block('faq', { items: tenThousand(() => ({ question: 'Q', answer: 'A' })) })],
  });
  expect(faq.models[0]).toMatchObject({ widget: { items: { length: 100 } } });
  expect(faq.reports).toEqual(['home item d0 (faq): questions: 10000 came, 100 are taken']);
});

test('NAV-1 FTR-4 cuts and logs 10,000 rows at the size of their page', async () => {
  const rows = tenThousand((at) => ({ documentId: `d${at}`, order: at, ...link(at) }));
  const menu = await readRows(parseDesktopMenu, rows);
  expect(menu.models).toHaveLength(100);
  expect(menu.reports).toEqual(['desktop-menu: 10000 rows came, 100 were asked for']);
  const blocks = await readRows(parseSitemapBlocks, rows);
  expect(blocks.models).toHaveLength(50);
  expect(blocks.reports).toEqual(['sitemap-block: 10000 rows came, 50 were asked for']);
});
