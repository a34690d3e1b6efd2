import type { PublicConfig } from '../../config/public-config.ts';
import { seoTextQuery } from '../../content/seo-text.ts';
import type { Query } from '../../http/query.ts';
import { frameQueries } from '../frame/frame-queries.ts';
import { offlinePages, offlinePath } from '../pages/offline-pages.ts';
import { pageFacts } from './page-facts.ts';

const collectionOf = ({ path }: Query<unknown>) => /^\/api\/([\w-]+)/.exec(path)?.[1] ?? '';
const isContent = ({ family }: Query<unknown>) => family === 'content';
const frameContent = (locale: string) => frameQueries(locale).filter(isContent);

/** Content collections to cache for offline use (PWA-2): those of every page and of page manifests. */
export const offlineCollections = (): string[] => [
  ...new Set([
    ...frameContent('').map(collectionOf),
    'seo-texts',
    'company-info',
    ...pageFacts.flatMap(({ offline = [] }) => offline),
  ]),
];

/** Lists that are read in one page; the start reports longer ones, and those that are refused (CFG-6). */
export const measuredLists = (
  locale: string,
  config: Pick<PublicConfig, 'routes'>,
): Query<unknown>[] => [
  ...frameContent(locale),
  seoTextQuery('/', locale),
  // The first list of a page contains everything that its other lists contain.
  ...offlinePages
    .filter((page) => offlinePath(page, config) !== undefined)
    .map(({ lists }) => lists(locale)[0])
    .filter(isContent),
  ...pageFacts.flatMap(({ lists }) => lists?.(locale) ?? []),
];
