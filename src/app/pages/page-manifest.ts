import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { PagePaths } from '../../config/paths.ts';
import type { Query } from '../../http/query.ts';
import type { SearchFlags } from '../features/page-head/search-flags.ts';
import type { RouteFlags } from '../frame/route-flags.ts';
import type { MessageArea } from '../i18n/text.ts';
import type { ListedPage, Reading } from './listed-pages.ts';

export type PageName = keyof PagePaths;

/** Facts about a page for the frame, the head and search engines: the `handle` of its route. */
export interface RouteHandle extends RouteFlags, SearchFlags {
  /** Reads the flags from the URL instead; only in the style guide (RTE-8). */
  flagsFromSearch?: true;
  /** Messages that the page needs besides the initial ones. */
  messages?: readonly MessageArea[];
}

/** A page, as the route table needs it. Every `page.ts` below src/app/pages exports its `pages`. */
export interface Page extends RouteHandle {
  /**
   * Its pattern in src/config/paths.ts, and the name of its module: `helpTopic` is `help-topic-page.tsx` in the
   * manifest's folder. Several patterns can share one page, which stays mounted between them; the first names it.
   */
  path: PageName | readonly [PageName, ...PageName[]];
  lazy: () => Promise<{ Component: ComponentType; loader?: LoaderFunction }>;
  /** Rendered outside the main layout (RTE-1). */
  withoutFrame?: true;
}

/** What the server and the build need to know of a folder's pages. Left out of the browser's files. */
export interface PageFacts {
  /** The chunk for code that only such pages share: for players, for information, or none. The rest share one. */
  chunk?: 'account' | 'info' | 'own';
  /** Collections of the content system, such as `stores`, that the service worker saves for offline use. */
  offline?: readonly string[];
  /**
   * Lists that are read in a single request, besides those of `offline.ts`; at startup longer ones are logged (CFG-6).
   */
  lists?: (locale: string) => readonly Query<unknown>[];
  /** URLs on the trial site for the tests of every page. A pattern without parameters is its own example. */
  examples?: { [page in PageName]?: readonly string[] };
  /** For patterns with parameters: reads the URLs to list in the XML sitemap. */
  listed?: { [page in PageName]?: (reading: Reading) => Promise<ListedPage[]> };
}
