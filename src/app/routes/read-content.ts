import type { Query } from '../../http/query.ts';
import { frameQueries } from '../frame/frame-queries.ts';
import { pageFacts } from './page-facts.ts';

const collectionOf = ({ path }: Query<unknown>) => /^\/api\/([\w-]+)/.exec(path)?.[1] ?? '';
const frameContent = (locale: string) =>
  frameQueries(locale).filter(({ family }) => family === 'content');

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
  ...pageFacts.flatMap(({ lists }) => lists?.(locale) ?? []),
];
