import { expect, test } from 'vitest';
import { widgetKinds } from '../app/widgets/widget-kinds.ts';
import type { CleanHtml, ParseContext } from '../http/query.ts';
import { parseBanners } from './banners.ts';
import { parseLegalLinks, parsePoweredBy, parseSitemapBlocks } from './footer.ts';
import { parseHome as parseHomeWith } from './home.ts';
import { parseLandingPage as parseLandingWith } from './landing-pages.ts';
import { parseBurgerMenu } from './menus.ts';
import { parsePromotion } from './promotions.ts';

type Parse = (wire: unknown, context: ParseContext) => Promise<unknown>;

const parseHome: Parse = (wire, context) => parseHomeWith(wire, context, widgetKinds);
const parseLandingPage: Parse = (wire, context) => parseLandingWith(wire, context, widgetKinds);

/** Model and log of one parsed row. */
async function read(parse: Parse, row: object) {
  const reports: string[] = [];
  const models = await parse(
    { data: [row] },
    {
      mediaBase: '/content',
      operatorBase: '/operator',
      cleanHtml: async (html) => html as CleanHtml,
      report: (problem) => reports.push(problem),
    },
  );
  return { model: (models as Record<string, unknown>[])[0], reports };
}
const image = { url: '/uploads/a.png', width: 100, height: 22 };
const row = { documentId: 'abcdefghij', slug: 'one', title: 'One', name: 'One', label: 'One' };
const home = (slug: string, fields: object) => ({
  homeContent: [{ ...row, slug, parent: null, widget: { specificFields: [fields] } }],
});

/** By log prefix: parser, and a row with a URL. */
const places: [string, Parse, (url: string) => object][] = [
  [
    'burger-menu abcdefghij: url',
    parseBurgerMenu,
    (url) => ({ ...row, url, children: [{ label: 'Games', url: '/games' }] }),
  ],
  [
    'footer-legal-link abcdefghij: its url',
    parseLegalLinks,
    (externalUrl) => ({ ...row, image, externalUrl }),
  ],
  [
    'footer-powered-by abcdefghij: externalLink',
    parsePoweredBy,
    (externalLink) => ({ ...row, externalLink }),
  ],
  ['banner abcdefghij: linkUrl', parseBanners, (linkUrl) => ({ ...row, linkUrl })],
  ['promotion abcdefghij: ctaUrl', parsePromotion, (ctaUrl) => ({ ...row, ctaUrl })],
  ['landing-page one: ctaUrl', parseLandingPage, (ctaUrl) => ({ ...row, ctaUrl })],
  [
    'home item abcde (hero-carousel): url of slide A',
    parseHome,
    (url) => home('hero-carousel', { slides: [{ title: 'A', url }] }),
  ],
  [
    'home item abcde (game-rail): seeAllUrl',
    parseHome,
    (seeAllUrl) => home('game-rail', { seeAllUrl }),
  ],
  ['home item abcde (image-banner): url', parseHome, (url) => home('image-banner', { image, url })],
  [
    'home item abcde (countdown): url',
    parseHome,
    (url) => home('countdown', { endsAt: '2027-01-01T00:00:00.000Z', url }),
  ],
];

test.each(places)(
  'NAV-1 S11 B41 %s: refuses the link, keeps the entry, and logs it',
  async (name, parse, of) => {
    const refused = await read(parse, of('javascript:alert(1)'));
    expect(refused.reports).toEqual([`${name} is not allowed, shown without a link`]);
    expect(refused.model).toBeDefined();
    expect(JSON.stringify(refused.model)).not.toContain('javascript');
    const empty = await read(parse, of(' '));
    expect(empty).toEqual({ model: refused.model, reports: [] });
    const allowed = await read(parse, of('/allowed'));
    expect(allowed.reports).toEqual([]);
    expect(JSON.stringify(allowed.model)).toContain('"/allowed"');
  },
);

test('NAV-1 logs a dropped burger entry once', async () => {
  const { reports } = await read(parseBurgerMenu, { ...row, url: '//evil.test' });
  expect(reports).toEqual([expect.stringContaining('burger-menu abcdefghij left out')]);
});

test('REQ-10 drops and logs malformed nested entries alone', async () => {
  const slides = await read(parseHome, home('hero-carousel', { slides: [7, { title: 'A' }] }));
  expect(slides.model).toMatchObject({ widget: { slides: [{ title: 'A' }] } });
  expect(slides.reports).toEqual([
    expect.stringMatching(/^home item abcde \(hero-carousel\): a slide left out: /),
  ]);
  const items = [{ question: 5 }, { question: 'Who?', answer: 'You.' }];
  const faq = await read(parseHome, home('faq', { items }));
  expect(faq.model).toMatchObject({ widget: { items: [items[1]] } });
  expect(faq.reports).toEqual([
    expect.stringMatching(/^home item abcde \(faq\): a question left out: /),
  ]);
  const siteMapLinks = [null, { label: 'Games', externalUrl: '/games' }];
  const block = await read(parseSitemapBlocks, { ...row, siteMapLinks });
  expect(block.model).toMatchObject({ links: [{ label: 'Games' }] });
  expect(block.reports).toEqual([
    expect.stringMatching(/^sitemap-block abcdefghij: a link left out: /),
  ]);
});
