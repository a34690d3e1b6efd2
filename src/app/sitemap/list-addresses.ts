import type { RouteObject } from 'react-router-dom';
import type { ListedPage, Reading } from '../pages/listed-pages.ts';
import type { PageFacts, PageName } from '../pages/page-manifest.ts';
import { pageFacts } from '../routes/page-facts.ts';
import { listedPatterns } from './listed-patterns.ts';

/** A page in every language that has it. */
export interface ListedAddress {
  /** Without language prefix. */
  path: string;
  /** Language codes with the time of the last change (ISO 8601) if known. */
  languages: Map<string, string | undefined>;
}

/**
 * All addresses for search engines: the pages of the route table with their parameters filled in.
 * @throws if a back end did not answer
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

/** Readers of addresses by page name. */
const listedBy: PageFacts['listed'] = Object.assign({}, ...pageFacts.map(({ listed }) => listed));

async function pagesOf(path: string, name: PageName, reading: Reading): Promise<ListedPage[]> {
  const entries = listedBy?.[name];
  if (entries) return entries(reading);
  return path.includes(':') ? [] : [{ path }];
}
