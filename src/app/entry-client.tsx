import './app.css';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { AppRoot } from './app-root.tsx';
import { AppRouter } from './app-router.tsx';
import { HYDRATED } from './boot/kept-press.ts';
import { STATE_BLOCK_ID, type StateBlock } from './boot/state-block.ts';
import { createBrowserApp } from './browser/app.ts';
import { directionOf } from './i18n/direction.ts';
import { loadMessages, localeOfPath } from './i18n/locales.ts';
import { createText } from './i18n/text.ts';
import { contextOf } from './pages/page-loader.ts';
import { recoverFromMissingChunks } from './pwa/chunk-recovery.ts';
import { idle, loaded, painted, parsed } from './pwa/page-moments.ts';
import { revealRest } from './pwa/reveal.ts';
import { createRoutes } from './routes/routes.tsx';
import { isOccupied } from './state/occupations.ts';
import type { Stores } from './state/stores.ts';

/** Start background duties after this time even if a picture never loads, in ms. */
const DUTIES_BY_MS = 5000;
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function start(): Promise<void> {
  const { search } = location;
  let stores: Stores | undefined;
  recoverFromMissingChunks(
    () => stores !== undefined && isOccupied(stores.occupations),
    () => stores?.overlay.open,
  );
  // The state is at the end of the document.
  await parsed();
  const block = document.getElementById(STATE_BLOCK_ID);
  const container = document.getElementById('app');
  if (!block || !container) throw new Error('The page has no state block');
  const state = JSON.parse(block.textContent ?? '') as StateBlock;
  block.remove();
  const { config } = state;
  const { locale, basename } = localeOfPath(
    location.pathname,
    config.languages,
    config.defaultAppLanguage,
  );
  const fromServer = state.router !== undefined;
  // Setting it again would recalculate all styles.
  if (!fromServer) {
    document.documentElement.lang = locale;
    document.dir = directionOf(locale);
  }

  const [messages, restore] = await Promise.all([
    loadMessages(locale),
    fromServer ? undefined : readSaved(),
  ]);
  const text = createText(locale, messages);
  const shown = painted();
  // Paint saved content before fetching anything newer.
  const browser = createBrowserApp(state, text, fromServer ? Promise.resolve() : shown);
  const { app } = browser;
  stores = app.stores;
  restore?.(stores);
  let restored: (() => void) | undefined;
  if (fromServer)
    app.restoring = new Promise((resolve) => {
      restored = resolve;
    });
  const routes = createRoutes(app);
  // Yields between three short tasks instead of running a long one.
  await after(0);
  const isComplete = await loadMatchedPages(routes, basename);
  await after(0);
  const router = createBrowserRouter(routes, {
    basename,
    getContext: () => contextOf(app),
    ...(state.router && { hydrationData: state.router }),
  });
  browser.follow(router, basename);
  const root = (
    <AppRoot app={app} text={text}>
      <AppRouter router={router} />
      <Interactive />
    </AppRoot>
  );
  // In a transition React hydrates block by block instead of in one long task.
  if (fromServer && isComplete) startTransition(() => void hydrateRoot(container, root));
  else createRoot(container).render(root);
  // The app shell has not painted yet.
  void shown.then(revealRest);
  // Everything that is not needed to show the page or respond to a tap runs when idle.
  await Promise.race([loaded().then(() => idle(2000)), after(DUTIES_BY_MS)]);
  // If a file is missing, the page reloads or continues as it is.
  const duties = await import('./browser/duties.ts').catch(() => undefined);
  duties?.startBrowserDuties({ browser, router, routes, basename, text, search, fromServer });
  if (fromServer) (await readSaved())?.(stores);
  delete app.restoring;
  restored?.();
}

/** Marks the document as interactive after hydration. */
function Interactive() {
  useEffect(() => {
    document.documentElement.dataset[HYDRATED] = '';
    dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}

async function readSaved(): Promise<((stores: Stores) => void) | undefined> {
  const saved = await import('./browser/saved-state.ts').catch(() => undefined);
  return saved?.readSaved();
}

/**
 * Loads matched pages, because hydration needs modules, not promises.
 * @returns false if one failed to load; the router will show the error
 */
async function loadMatchedPages(routes: RouteObject[], basename: string): Promise<boolean> {
  const matches = matchRoutes(routes, location, basename) ?? [];
  const loads = matches.map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return;
    const page = await route.lazy();
    Object.assign(route, page, { lazy: undefined });
  });
  const outcomes = await Promise.allSettled(loads);
  return outcomes.every(({ status }) => status === 'fulfilled');
}

// Not awaited: top-level await would enlarge the build (docs/decisions/0011-files-of-the-build.md).
void start();
