import type { Query } from '../../http/query.ts';
import { frameQueries } from '../frame/frame-queries.ts';
import { pageFacts } from './page-facts.ts';

const collectionOf = ({ path }: Query<unknown>) => /^\/api\/([\w-]+)/.exec(path)?.[1] ?? '';
const frameContent = (locale: string) =>
  frameQueries(locale).filter(({ family }) => family === 'content');

/**
 * Collections of the content system that the worker keeps for offline use (PWA-2): what every page reads, and what the
 * manifests of pages name.
 */
export const offlineCollections = (): string[] => [
  ...new Set([
    ...frameContent('').map(collectionOf),
    'seo-texts',
    'company-info',
    ...pageFacts.flatMap(({ offline = [] }) => offline),
  ]),
];

/** Lists that the site reads in one part; the start says which of them are longer than that (CFG-6). */
export const measuredLists = (locale: string): Query<unknown>[] => [
  ...frameContent(locale),
  ...pageFacts.flatMap(({ lists }) => lists?.(locale) ?? []),
];
