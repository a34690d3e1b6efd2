import type { Query } from '../../http/query.ts';
import { withoutPrefix } from '../../lib/without-prefix.ts';
import { isUnreachable } from '../pages/error/unreachable.ts';
import { watchConnection } from '../pwa/connection.ts';
import { onWorkerMessage } from '../pwa/workers.ts';
import type { DutiesOptions } from './duties-options.ts';

/** The frame says whether the site is there; what changed behind a saved answer is read again. */
export function followConnection({ browser, router, fromServer }: DutiesOptions): void {
  const { queries, stores } = browser.app;
  // A page from the server proves the network, whatever the browser believes.
  const online = fromServer || navigator.onLine;
  stores.network.online = online;
  const connection = watchConnection({
    online,
    onChange(now) {
      stores.network.online = now;
      if (!now) return;
      void queries.want(...queries.asked.values());
      retryFailedPage(router);
    },
  });
  // The worker opens the shell for a server that is late or away.
  if (!fromServer) connection.hear('unanswered');
  browser.onOutcome((error) => {
    if (error?.kind === 'cancelled') return;
    const isSilent = error?.kind === 'network' || error?.kind === 'timeout';
    connection.hear(isSilent ? 'unanswered' : 'answered');
  });
  addEventListener('vite:preloadError', () => connection.hear('unanswered'));
  onWorkerMessage((message) => {
    const query = 'url' in message && browser.addresses().get(message.url);
    if (!query) return;
    if (message.type === 'content-updated') void queries.refreshAgain(query);
    if (message.type === 'content-confirmed') queries.confirm(query);
  });
  // What the worker has said of its copies before anyone listened is lost: they are read again.
  const isSaved = ({ key }: Query<unknown>) => stores.answers.entries[key]?.from === 'saved';
  void queries.want(...[...queries.asked.values()].filter(isSaved));
}

/**
 * A page that failed for want of an answer is read again, one that failed otherwise is loaded; unless the
 * visitor is on the way to another.
 */
function retryFailedPage(router: DutiesOptions['router']): void {
  const { errors, navigation } = router.state;
  if (!errors || navigation.state !== 'idle') return;
  if (Object.values(errors).every(isUnreachable)) void router.revalidate();
  else location.reload();
}

/** REQ-9: a 503 with the maintenance flag, from any call. */
export function goToMaintenance({ browser, router, basename }: DutiesOptions): void {
  const { maintenance } = browser.app.config.routes;
  browser.onOutcome((error) => {
    const { pathname, search } = router.state.location;
    if (!error?.maintenance || withoutPrefix(pathname, basename) === maintenance) return;
    void router.navigate(`${maintenance}?from=${encodeURIComponent(pathname + search)}`);
  });
}
