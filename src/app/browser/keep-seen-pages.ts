import { matchRoutes } from 'react-router-dom';
import type { RouteHandle } from '../pages/page-manifest.ts';
import { keepPage, type Source } from '../pwa/keep-pages.ts';
import { idle } from '../pwa/page-moments.ts';
import { savesData } from '../pwa/prepare-offline.ts';
import { findWorkers } from '../pwa/workers.ts';
import type { AnswersStore } from '../state/answers.ts';
import type { DutiesOptions } from './duties-options.ts';

/**
 * PF-7: home and every public page that is seen are on the device as documents, which the worker opens when the network
 * does not answer. A visitor who saves data keeps those that came as documents, which costs nothing.
 */
export async function keepSeenPages(options: DutiesOptions): Promise<void> {
  const { router, routes, basename, fromServer } = options;
  const keep = async (path: string, source: Source) => {
    const matches = matchRoutes(routes, path, basename) ?? [];
    if (matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.forPlayers)) return;
    await idle();
    // Gone when the visitor has just deleted what the site keeps.
    if (await findWorkers()?.getRegistration()) await keepPage(path, source).catch(() => undefined);
  };
  const { pathname, search } = documentAddress();
  // The browser caches a document under its whole address, so its entry for the path alone may be much older.
  await keep(pathname, fromServer && !search ? 'just loaded' : 'maybe outdated');
  if (savesData()) return;
  let seen = pathname;
  const follow = ({ location, navigation }: typeof router.state) => {
    if (navigation.state !== 'idle' || location.pathname === seen) return;
    seen = location.pathname;
    void keep(seen, 'not loaded');
  };
  router.subscribe(follow);
  follow(router.state);
  await keep(basename, 'not loaded');
}

/** Where this document came from, wherever the visitor has gone since. */
function documentAddress(): URL {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? location.href);
}

/**
 * A document that the worker opened from the device is hydrated as it was rendered, then counts as what it is: saved.
 * Prices are suspended, and all of it is read again.
 * @returns whether this page is one
 */
export function ageKeptPage({ entries }: AnswersStore): boolean {
  const { dataset } = document.documentElement;
  if (!('kept' in dataset)) return false;
  for (const entry of Object.values(entries)) if (entry.from === 'transfer') entry.from = 'saved';
  delete dataset['kept'];
  return true;
}
