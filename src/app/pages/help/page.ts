import { listedHelpQuery } from '../../../content/listed-entries.ts';
import { helpArticlePath, helpCategoryPath } from '../../../lib/info-paths.ts';
import { toPages } from '../listed-pages.ts';
import type { Page, PageFacts } from '../page-manifest.ts';

export const pages: readonly Page[] = [
  {
    path: 'help',
    lazy: () => import('./help-page.tsx'),
    messages: ['help'],
    searchKeys: ['q'],
  },
  {
    path: 'helpCategory',
    lazy: () => import('./help-category-page.tsx'),
    messages: ['help'],
    ownSeo: true,
  },
  {
    path: 'helpArticle',
    lazy: () => import('./help-article-page.tsx'),
    messages: ['help'],
    ownSeo: true,
  },
];

export const facts: PageFacts = {
  examples: {
    helpCategory: ['/help/payments'],
    helpArticle: ['/help/payments/withdraw'],
  },
  chunk: 'info',
  offline: ['help-categories'],
  listed: {
    helpCategory: async ({ config, locale, read }) =>
      toPages(await read(listedHelpQuery(locale)), ({ key, articles }) =>
        articles.length > 0 ? helpCategoryPath(config.routes.helpInfo, key) : undefined,
      ),
    helpArticle: async ({ config, locale, read }) =>
      (await read(listedHelpQuery(locale))).flatMap(({ key, articles }) =>
        toPages(articles, ({ slug }) => helpArticlePath(config.routes.helpInfo, key, slug)),
      ),
  },
};
