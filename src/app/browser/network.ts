import { isSilent } from '../../http/http-error.ts';
import type { Query } from '../../http/query.ts';
import { withoutPrefix } from '../../lib/path-prefix.ts';
import { isUnreachable } from '../pages/error/unreachable.ts';
import { watchConnection } from '../pwa/connection.ts';
import { onWorkerMessage } from '../pwa/workers.ts';
import { isOccupied } from '../state/occupations.ts';
import type { DutiesOptions } from './duties-options.ts';

/** Tracks whether the site is reachable and refetches content when a saved answer is outdated. */
export function followConnection({ browser, router, fromServer }: DutiesOptions): void {
  const { queries, stores } = browser.app;
  // A server-rendered page proves the connection, whatever the browser says.
  const online = fromServer || navigator.onLine;
  stores.network.online = online;
  const connection = watchConnection({
    online,
    onChange(now) {
      stores.network.online = now;
      if (!now) return;
      void queries.want(...queries.asked.values());
      retryFailedPage(router, isOccupied(stores.occupations));
    },
  });
  // The service worker opens the shell when the server is slow or down.
  if (!fromServer) connection.hear('unanswered');
  browser.onOutcome((error) => {
    if (error?.kind === 'cancelled') return;
    connection.hear(error && isSilent(error) ? 'unanswered' : 'answered');
  });
  addEventListener('vite:preloadError', () => connection.hear('unanswered'));
  onWorkerMessage((message) => {
    const query = 'url' in message && browser.addresses().get(message.url);
    if (!query) return;
    if (message.type === 'content-updated') void queries.refreshAgain(query);
    if (message.type === 'content-confirmed') queries.confirm(query);
  });
  // Messages that the worker sent before this listener are lost, so saved answers are refetched.
  const isSaved = ({ key }: Query<unknown>) => stores.answers.entries[key]?.from === 'saved';
  void queries.want(...[...queries.asked.values()].filter(isSaved));
}

/**
 * Refetches a page whose answer was missing and reloads one that failed otherwise, unless the visitor is navigating, or
 * busy in a dialog above it: the page has its own button.
 */
function retryFailedPage(router: DutiesOptions['router'], isBusy: boolean): void {
  const { errors, navigation } = router.state;
  if (!errors || navigation.state !== 'idle') return;
  if (Object.values(errors).every(isUnreachable)) void router.revalidate();
  else if (!isBusy) location.reload();
}

/** REQ-9: opens the maintenance page on a flagged 503 of any call. */
export function goToMaintenance({ browser, router, basename }: DutiesOptions): void {
  const { maintenance } = browser.app.config.routes;
  browser.onOutcome((error) => {
    const { pathname, search } = router.state.location;
    if (!error?.maintenance || withoutPrefix(pathname, basename) === maintenance) return;
    void router.navigate(`${maintenance}?from=${encodeURIComponent(pathname + search)}`);
  });
}
