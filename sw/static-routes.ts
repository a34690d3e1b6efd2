import type { SiteFacts } from '../src/app/pwa/site-facts.ts';
import { isUnder } from './routes.ts';

/** A rule that the browser applies without starting the worker (static routing API); not in the type library yet. */
interface StaticRoute {
  condition: { urlPattern: string } | { requestMethod: string };
  source: 'network';
}

interface StaticRouting {
  addRoutes?(routes: StaticRoute[]): Promise<void>;
}

/**
 * Rules for what goes straight to the network: writes, and the paths of the server. A prefix is left out if content
 * that the worker caches is below it.
 * @param contentPath path of the content system's base; undefined when it is on another origin
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

/** Saves starting the worker in browsers with static routing; elsewhere `decide` has the same effect. */
export async function addStaticRoutes(
  event: ExtendableEvent & StaticRouting,
  routes: StaticRoute[],
): Promise<void> {
  try {
    await event.addRoutes?.(routes);
  } catch {
    // The browser knows the method but not a rule. The worker then gets the request, and `decide` leaves it.
  }
}
