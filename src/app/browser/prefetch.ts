import { type LoaderFunction, matchRoutes, type RouteMatch } from 'react-router-dom';
import { contextOf } from '../pages/page-loader.ts';
import type { RouteHandle } from '../pages/page-manifest.ts';
import { savesData } from '../pwa/prepare-offline.ts';
import type { AppState } from '../state/context.ts';
import type { DutiesOptions } from './duties-options.ts';

/** How long a pointer rests on a link before its page's data are fetched, in ms. */
export const REST_MS = 80;
/** The same for focus, which stops at every link when tabbing, in ms. */
export const FOCUS_REST_MS = 500;

/**
 * RTE-10: loads a page's code when the visitor is about to go there, and its data once that looks certain: not for a
 * link that a pointer or a scrolling finger passes, nor for visitors who save data.
 */
export function prefetchOnIntent({
  browser,
  routes,
  basename,
}: Pick<DutiesOptions, 'browser' | 'routes' | 'basename'>): void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const leave = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  const prefetch = ({ target, type }: Event) => {
    leave();
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const find = () => matchRoutes(routes, link.pathname, basename) ?? [];
    const loadCode = () => {
      for (const { route } of find())
        if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    };
    const read = () => {
      if (savesData() || !browser.app.stores.network.online) return;
      for (const match of find()) readData(match, link.href, browser.app).catch(() => undefined);
    };
    // In a task of its own: a new page may bring a link under the pointer, and is painted first (PF-9).
    timers = [setTimeout(loadCode), setTimeout(read, type === 'focusin' ? FOCUS_REST_MS : REST_MS)];
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, prefetch, { passive: true });
  for (const end of ['pointerout', 'pointercancel', 'focusout'])
    document.addEventListener(end, leave, { passive: true });
}

/** Runs the page's loader, which reads into the stores. The page then finds fresh answers there. */
async function readData({ route, params }: RouteMatch, href: string, app: AppState): Promise<void> {
  const handle = route.handle as RouteHandle | undefined;
  if (!handle || handle.forPlayers) return;
  // The page of the first document is already loaded and has no `lazy`.
  const page = typeof route.lazy === 'function' ? await route.lazy() : route;
  const { loader } = page as { loader?: LoaderFunction };
  const url = new URL(href);
  await loader?.({
    request: new Request(url),
    url,
    params,
    pattern: route.path ?? '',
    context: contextOf(app),
  });
}
