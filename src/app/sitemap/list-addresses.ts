import type { RouteObject } from 'react-router-dom';
import type { ListedPage, Reading } from '../pages/listed-pages.ts';
import type { PageFacts, PageName } from '../pages/page-manifest.ts';
import { pageFacts } from '../routes/page-facts.ts';
import { listedPatterns } from './listed-patterns.ts';

/** One page of the site in every language that has it. */
export interface ListedAddress {
  /** Without language prefix. */
  path: string;
  /** By language; the value is when it changed last, an ISO time, where that is known. */
  languages: Map<string, string | undefined>;
}

/**
 * Every address that search engines are to know: the pages of the route table, and what their parameters stand for.
 * @throws when a back end gave no answer
 */
export async function listAddresses(
  routes: readonly RouteObject[],
  reading: Omit<Reading, 'locale'>,
): Promise<ListedAddress[]> {
  const addresses = new Map<string, ListedAddress>();
  const patterns = listedPatterns(routes);
  for (const locale of reading.config.languages)
    for (const { path, name } of patterns)
      for (const page of await pagesOf(path, name, { ...reading, locale })) {
        const address = addresses.get(page.path) ?? { path: page.path, languages: new Map() };
        address.languages.set(locale, page.changed);
        addresses.set(page.path, address);
      }
  return [...addresses.values()];
}

/** What reads the addresses of a page, by its name. */
const listedBy: PageFacts['listed'] = Object.assign({}, ...pageFacts.map(({ listed }) => listed));

async function pagesOf(path: string, name: PageName, reading: Reading): Promise<ListedPage[]> {
  const entries = listedBy?.[name];
  if (entries) return entries(reading);
  return path.includes(':') ? [] : [{ path }];
}
