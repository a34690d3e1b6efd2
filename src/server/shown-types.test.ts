import { expect, test } from 'vitest';
import { widgetKinds } from '../app/widgets/widget-kinds.ts';
import { helpLinksQuery, legalLinksQuery, sitemapBlocksQuery } from '../content/footer.ts';
import { helpCategoryQuery, helpQuery, helpTopicsQuery } from '../content/help.ts';
import { homeQuery } from '../content/home.ts';
import { landingPageQuery } from '../content/landing-pages.ts';
import { listedEntriesQuery } from '../content/listed-entries.ts';
import { desktopMenuQuery } from '../content/menus.ts';
import { pageQuery, pageTitlesQuery } from '../content/pages.ts';
import { promotionQuery, promotionsQuery } from '../content/promotions.ts';
import { seoTextQuery } from '../content/seo-text.ts';
import { storesQuery } from '../content/stores.ts';
import { showsType } from './shown-types.ts';

const queries = {
  home: homeQuery('en', widgetKinds),
  landing: landingPageQuery('casino', 'en', widgetKinds),
  menu: desktopMenuQuery('en'),
  sitemap: sitemapBlocksQuery('en'),
  helpLinks: helpLinksQuery('en'),
  legalLinks: legalLinksQuery(),
  help: helpQuery('en'),
  topics: helpTopicsQuery('en'),
  category: helpCategoryQuery('money', 'en'),
  page: pageQuery('terms', 'en'),
  titles: pageTitlesQuery('en'),
  listedPages: listedEntriesQuery({ type: 'pages', fields: ['noIndex'] }, 'en', 0),
  promotion: promotionQuery('encore', 'en'),
  promotions: promotionsQuery('en'),
  seo: seoTextQuery('/', 'en'),
  stores: storesQuery(),
};
const shownBy = (type: string) =>
  Object.entries(queries).flatMap(([name, { path }]) => (showsType(path, type) ? [name] : []));

test.each([
  ['home', ['home']],
  ['widget', ['home', 'landing']],
  ['home-content', ['home', 'landing']],
  ['landing-page', ['landing']],
  ['desktop-menu', ['menu']],
  ['route', ['sitemap', 'helpLinks', 'legalLinks']],
  ['help-article', ['help', 'topics', 'category']],
  ['help-category', ['help', 'topics', 'category']],
  ['page', ['page', 'titles', 'listedPages']],
  ['promotion', ['promotion', 'promotions']],
  ['seo-text', ['seo']],
  ['store', ['stores']],
])('PF-11 a change of %s revalidates %j', (type, names) => {
  expect(shownBy(type)).toEqual(names);
});
