import type { createBrowserRouter } from 'react-router-dom';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { subscribeKey } from 'valtio/vanilla/utils';
import type { BrowserApp } from './browser-app.ts';
import { helpQuery, helpTopicsQuery } from './content/help.ts';
import { promotionsQuery } from './content/promotions.ts';
import { storeMapQuery } from './content/store-map.ts';
import { storesQuery } from './content/stores.ts';
import { keepTrackingCode } from './features/affiliate/keep-tracking-code.ts';
import { forgetPlayersConversation } from './features/chat/chat-cookies.ts';
import { watchForms } from './features/occupation/watch-forms.ts';
import { hasHint } from './features/session/session-hint.ts';
import { CHANNEL } from './features/session/tab-channel.ts';
import { offerWhenFree } from './features/update/offer-when-free.ts';
import type { Query } from './http/query.ts';
import { localeOfPath } from './i18n/locales.ts';
import type { Text } from './i18n/text.ts';
import { withoutPrefix } from './lib/without-prefix.ts';
import { allGamesQuery } from './operator/catalogue.ts';
import { allEventsQuery } from './operator/live.ts';
import { isUnreachable } from './pages/error/unreachable.ts';
import { watchConnection } from './pwa/connection.ts';
import { followLaunches } from './pwa/launch.ts';
import type { PageMessage } from './pwa/messages.ts';
import { idle, rest } from './pwa/page-moments.ts';
import { prepareOffline, savesData } from './pwa/prepare-offline.ts';
import { registerWhenStable } from './pwa/register.ts';
import { watchForUpdates } from './pwa/update.ts';
import { findWorkers, onWorkerMessage } from './pwa/workers.ts';
import type { AppState } from './state/context.ts';
import type { SessionStore } from './state/session.ts';
import { addToast } from './state/toasts.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** PWA-1, in ms. */
const REGISTER_BY_MS = 30_000;

export interface DutiesOptions {
  browser: BrowserApp;
  router: Router;
  routes: RouteObject[];
  basename: string;
  text: Text;
  /** Query of the address that the document came with: the visitor may have gone on since. */
  search: string;
  /** The server rendered this page; else it is the app shell. */
  fromServer: boolean;
}

/** What the page does once it is interactive, beside showing itself. Each duty fails alone. */
export function startBrowserDuties(options: DutiesOptions): void {
  const { browser } = options;
  const { config } = browser.app;
  // The tag manager keeps it where it keeps what the site does not need (docs/tags.md).
  if (!config.gtm?.disableAppCookies) keepTrackingCode(options.search);
  followConnection(options);
  goToMaintenance(options);
  openLaunches(options);
  prefetchOnIntent(options);
  followSignIn(browser.app);
  watchForms(browser.app.stores.occupations);
  followPush(options);
  followChat(browser.app);
  followTags(options);
  void startWorker(options);
  // Before there is a worker, what says that the network is gone must be here already.
  import('./pages/error/error-page.tsx').catch(() => undefined);
  const { confetti } = config.providers;
  if (confetti)
    import('./features/confetti/confetti.ts')
      .then((module) => module.scheduleConfetti(confetti))
      .catch((error: unknown) => console.warn('No snow today', error));
}

/** The frame says whether the site is there; what changed behind a saved answer is read again. */
function followConnection({ browser, router, fromServer }: DutiesOptions): void {
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
}

/** A shortcut of another language is another document. */
function openLaunches({ browser, router, basename }: DutiesOptions): void {
  const { languages, defaultAppLanguage } = browser.app.config;
  const homeOf = (path: string) => localeOfPath(path, languages, defaultAppLanguage).basename;
  followLaunches(
    (pathname) => pathname === homeOf(pathname),
    (path) => {
      if (homeOf(path.replace(/\?.*/, '')) !== basename) location.assign(path);
      else void router.navigate(withoutPrefix(path, basename));
    },
  );
}

/** Who signs in in another tab is signed in here; until then a visitor's tab has none of that code. */
function followSignIn({ player }: AppState): void {
  new BroadcastChannel(CHANNEL).onmessage = () => void player.session.settled();
}

/** PWA-5, QRY-3: its code comes with the first player, or with a notification that was clicked. */
function followPush({ browser, router }: DutiesOptions): void {
  const { app } = browser;
  const { session } = app.stores;
  const go = (path: string) => void router.navigate(path);
  onWorkerMessage((message, answer) => {
    if ('url' in message) return;
    import('./features/push/hear-push.ts')
      .then(({ hearPush }) => hearPush(app, message, answer, go))
      .catch((error: unknown) => console.warn('A push message was not shown', error));
  });
  // A click that opened this window, or found none that listened, may still wait.
  void findWorkers()?.ready.then(({ active }) => {
    const started: PageMessage = { type: 'started', language: app.locale };
    active?.postMessage(started);
  });
  onFirstPlayer(session, () => {
    import('./features/push/follow-player.ts')
      .then(({ followPlayer }) => followPlayer(app))
      .catch((error: unknown) => console.warn('Push messages are not followed', error));
  });
}

/** AUT-1, QRY-3: its code comes with the first player, when the page has nothing better to do. */
function followChat(app: AppState): void {
  const { chat } = app.config;
  if (!chat) return;
  if (!hasHint()) forgetPlayersConversation(chat);
  onFirstPlayer(app.stores.session, () => {
    idle()
      .then(() => import('./features/chat/follow-chat.ts'))
      .then(({ followChat }) => followChat(app, chat))
      .catch((error: unknown) => console.warn('The chat is not followed', error));
  });
}

/** CKE-6, QRY-3: its code comes where one is configured; the tag manager itself once the visitor allows it. */
function followTags({ browser, router }: DutiesOptions): void {
  const { gtm } = browser.app.config;
  if (!gtm) return;
  import('./browser-tags.ts')
    .then(({ startTags }) => startTags(browser.app, gtm, router))
    .catch((error: unknown) => console.warn('The tag manager is not followed', error));
}

/** Calls `begin` once, as soon as it is known who is signed in. */
function onFirstPlayer(session: SessionStore, begin: () => void): void {
  if (session.profile) {
    begin();
    return;
  }
  const stop = subscribeKey(session, 'profile', (profile) => {
    if (!profile) return;
    stop();
    begin();
  });
}

/**
 * A page that failed for want of an answer is read again, one that failed otherwise is loaded; unless the
 * visitor is on the way to another.
 */
function retryFailedPage(router: Router): void {
  const { errors, navigation } = router.state;
  if (!errors || navigation.state !== 'idle') return;
  if (Object.values(errors).every(isUnreachable)) void router.revalidate();
  else location.reload();
}

/** REQ-9: a 503 with the maintenance flag, from any call. */
function goToMaintenance({ browser, router, basename }: DutiesOptions): void {
  const { maintenance } = browser.app.config.routes;
  browser.onOutcome((error) => {
    const { pathname, search } = router.state.location;
    if (!error?.maintenance || withoutPrefix(pathname, basename) === maintenance) return;
    void router.navigate(`${maintenance}?from=${encodeURIComponent(pathname + search)}`);
  });
}

/** RTE-10: the code of a page loads when a visitor is about to go there. */
function prefetchOnIntent({ routes, basename }: DutiesOptions): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    for (const { route } of matchRoutes(routes, link.pathname, basename) ?? []) {
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    }
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}

/** PWA-1: registration when the app is stable, then the update watch and what offline needs. */
async function startWorker({ browser, text }: DutiesOptions): Promise<void> {
  const { stores, queries } = browser.app;
  const container = findWorkers();
  const wasInCharge = Boolean(container?.controller);
  const registration = await registerWhenStable({
    isStable: untilIdle(() => queries.isIdle()),
    // Counted from the start of the page, whenever these duties came.
    timeoutMs: Math.max(0, REGISTER_BY_MS - performance.now()),
  });
  if (!registration || !container) return;
  offerWhenFree(stores, () => {
    addToast(stores.toasts, { type: 'info', text: text.t('update.waits') });
  });
  watchForUpdates(registration, container, stores.update);
  // Most of it is there from an earlier visit.
  if (wasInCharge) await rest();
  const content = [...browser.addresses()].filter(([, query]) => query.family === 'content');
  await prepareOffline(
    container,
    content.map(([url]) => url),
  );
  // The public lists open without a network although never visited; their code comes with the build's files.
  if (!savesData()) await idle().then(() => queries.want(...listQueries(browser.app)));
}

const listQueries = ({ config, locale }: AppState): Query<unknown>[] => [
  allGamesQuery(),
  promotionsQuery(locale),
  allEventsQuery(false),
  allEventsQuery(true),
  ...(config.routes.helpInfo ? [helpTopicsQuery(locale), helpQuery(locale)] : []),
  ...(config.routes.stores ? [storesQuery()] : []),
  ...(config.routes.stores && !config.map ? [storeMapQuery()] : []),
];

async function untilIdle(isIdle: () => boolean): Promise<void> {
  while (!isIdle()) await new Promise((resolve) => setTimeout(resolve, 100));
}
