import { matchRoutes } from 'react-router-dom';
import { pagesAhead } from '../pages/offline-pages.ts';
import type { RouteHandle } from '../pages/page-manifest.ts';
import { isKept, isSettled, keepPage, outdatedPages, type Source } from '../pwa/keep-pages.ts';
import { idle } from '../pwa/page-moments.ts';
import { savesData } from '../pwa/prepare-offline.ts';
import { replaceDictionary } from '../pwa/read-dictionary.ts';
import { findWorkers } from '../pwa/workers.ts';
import type { AnswersStore } from '../state/answers.ts';
import type { DutiesOptions } from './duties-options.ts';

/**
 * Caches home and every public page that is seen as documents, which the worker opens when the network does not answer
 * (PF-7). With data saving only the loaded document is cached, which costs next to nothing.
 */
export async function keepSeenPages(options: DutiesOptions): Promise<void> {
  const { router, basename, fromServer } = options;
  const { pathname, search } = documentAddress();
  // The browser caches a document by its whole URL, so its entry for the path alone may be much older.
  await keep(options, pathname, fromServer && !search ? 'just loaded' : 'maybe outdated');
  if (savesData()) return;
  let seen = pathname;
  const follow = ({ location, navigation }: typeof router.state) => {
    if (navigation.state !== 'idle' || location.pathname === seen) return;
    seen = location.pathname;
    void keep(options, seen, 'not loaded');
  };
  router.subscribe(follow);
  follow(router.state);
  await keep(options, basename, 'not loaded');
}

/**
 * Caches the documents of the pages whose lists are read ahead, so that they open like seen ones (PF-7): all of them in
 * the visit that installs the worker, later one per visit, and none while a release is new, which has its own
 * transfers (PF-12). Ends at a document that came whole, and replaces the dictionary that should have made it small.
 */
export async function keepPagesAhead(options: DutiesOptions, isInstalling: boolean): Promise<void> {
  if (!isInstalling && !(await isSettled())) return;
  const { browser, basename } = options;
  const prefix = basename === '/' ? '' : basename;
  const paths = pagesAhead(browser.app.config).map(({ path }) => prefix + path);
  for (const path of await outdatedPages(paths)) {
    const encoding = await keep(options, path, 'not loaded');
    const isWhole = encoding !== undefined && encoding !== 'dcz';
    if (isWhole) return replaceDictionary(browser.app.locale).catch(() => undefined);
    if (!isInstalling && (await isKept(path))) return;
  }
}

async function keep(
  { routes, basename }: DutiesOptions,
  path: string,
  source: Source,
): Promise<string | undefined> {
  await idle();
  const matches = matchRoutes(routes, path, basename) ?? [];
  if (matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.forPlayers))
    return undefined;
  // The registration is gone when the visitor has just deleted the site's data.
  const isThere = await findWorkers()?.getRegistration();
  return isThere && keepPage(path, source).catch(() => undefined);
}

/** URL of this document, wherever the visitor has navigated since. */
function documentAddress(): URL {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? location.href);
}

/**
 * Marks the answers of a document that the worker opened from its cache as saved, after it was hydrated as rendered. So
 * prices are suspended and everything is refetched.
 * @returns whether this document came from the cache
 */
export function ageKeptPage({ entries }: AnswersStore): boolean {
  const { dataset } = document.documentElement;
  if (!('kept' in dataset)) return false;
  for (const entry of Object.values(entries)) if (entry.from === 'transfer') entry.from = 'saved';
  delete dataset['kept'];
  return true;
}
