import type { Query } from '../../http/query.ts';
import { frameQueries } from '../frame/frame-queries.ts';
import { offlinePages } from '../pages/offline-pages.ts';
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

/** Lists that are read in one page; the start reports longer ones (CFG-6). */
export const measuredLists = (locale: string): Query<unknown>[] => [
  ...frameContent(locale),
  // The first list of a page has all that its others have.
  ...offlinePages.map(({ lists }) => lists(locale)[0]).filter(isContent),
  ...pageFacts.flatMap(({ lists }) => lists?.(locale) ?? []),
];
