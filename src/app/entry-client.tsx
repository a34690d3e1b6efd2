import './app.css';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { AppRoot } from './app-root.tsx';
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

/** A picture that never comes must not keep the duties from starting, in ms. */
const DUTIES_BY_MS = 5000;
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function start(): Promise<void> {
  const { search } = location;
  let stores: Stores | undefined;
  recoverFromMissingChunks(
    () => stores !== undefined && isOccupied(stores.occupations),
    () => stores?.overlay.open,
  );
  // The state stands at the end of the document.
  await parsed();
  const block = document.getElementById(STATE_BLOCK_ID);
  const container = document.getElementById('app');
  if (!block || !container) throw new Error('The page came without its state');
  const state = JSON.parse(block.textContent ?? '') as StateBlock;
  block.remove();
  const { config } = state;
  const { locale, basename } = localeOfPath(
    location.pathname,
    config.languages,
    config.defaultAppLanguage,
  );
  const fromServer = state.router !== undefined;
  // Said again, it would have every element's style worked out anew.
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
  // What is saved is painted before anything newer is asked for.
  const browser = createBrowserApp(state, text, fromServer ? Promise.resolve() : shown);
  const { app } = browser;
  stores = app.stores;
  restore?.(stores);
  const routes = createRoutes(app);
  // Three short tasks where there would be a long one: the browser does meanwhile what waits.
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
      <RouterProvider router={router} />
      <Interactive />
    </AppRoot>
  );
  // In a transition React takes over the server's markup block by block, not in one long task.
  if (fromServer && isComplete) startTransition(() => void hydrateRoot(container, root));
  else createRoot(container).render(root);
  // What comes out of the app shell has yet to paint.
  void shown.then(revealRest);
  // What is not needed to show the page and answer a tap comes after it, when nothing else is going on.
  await Promise.race([loaded().then(() => idle(2000)), after(DUTIES_BY_MS)]);
  // When a file is gone the page is about to reload, or goes on as it is.
  const duties = await import('./browser/duties.ts').catch(() => undefined);
  duties?.startBrowserDuties({ browser, router, routes, basename, text, search, fromServer });
  if (fromServer) (await readSaved())?.(stores);
}

/** Says on the document that the page answers: React has taken over the frame. */
function Interactive() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return null;
}

async function readSaved(): Promise<((stores: Stores) => void) | undefined> {
  const saved = await import('./browser/saved-state.ts').catch(() => undefined);
  return saved?.readSaved();
}

/**
 * Hydration needs the pages themselves, not promises of them.
 * @returns false when one did not load: it will fail in the router, too, which has words for it
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

// Not awaited: a top-level await would make the build larger (docs/decisions/0011-files-of-the-build.md).
void start();
