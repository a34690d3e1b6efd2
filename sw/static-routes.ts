import type { SiteFacts } from '../src/app/pwa/site-facts.ts';
import { isUnder } from './routes.ts';

/** A rule the browser follows without starting the worker; not in the type library yet. */
export interface StaticRoute {
  condition: { urlPattern: string } | { requestMethod: string };
  source: 'network';
}

interface StaticRouting {
  addRoutes?(routes: StaticRoute[]): Promise<void>;
}

/**
 * What goes straight to the network: writes, and the server's own addresses but for a prefix with
 * the content that the worker keeps.
 * @param contentPath path of the content system's base, or undefined when it is on another origin
 */
export function staticRoutes(
  serverOwned: SiteFacts['serverOwned'],
  contentPath: string | undefined,
): StaticRoute[] {
  const writes = ['POST', 'PUT', 'PATCH', 'DELETE'].map((requestMethod) => ({ requestMethod }));
  const paths = serverOwned
    .filter((prefix) => contentPath === undefined || !isUnder(contentPath, prefix))
    .map((prefix) => ({ urlPattern: `${prefix.replace(/\/+$/, '')}/*` }));
  return [...writes, ...paths].map((condition) => ({ condition, source: 'network' }));
}

/** Saves the start of the worker where the browser can; elsewhere `decide` says the same. */
export async function addStaticRoutes(
  event: ExtendableEvent & StaticRouting,
  routes: StaticRoute[],
): Promise<void> {
  try {
    await event.addRoutes?.(routes);
  } catch {
    // A browser that knows the method but not a rule: the worker is asked, and leaves it.
  }
}
