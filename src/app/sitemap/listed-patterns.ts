import type { RouteObject } from 'react-router-dom';
import { isIndexable, type SearchFlags } from '../features/page-head/search-flags.ts';
import type { PageName, RouteHandle } from '../pages/page-manifest.ts';
import { moduleOf } from '../routes/page-facts.ts';

/** A page that search engines may list. */
interface ListedPattern {
  /** Without language prefix; may contain parameters. */
  path: string;
  name: PageName;
}

/** All pages that may be listed: mounted, and not excluded by a route. */
export function listedPatterns(routes: readonly RouteObject[]): ListedPattern[] {
  return routes.flatMap((route) => below(route, {}));
}

/** @param page the page that a path belongs to */
function below(route: RouteObject, parent: RouteHandle, page?: PageName): ListedPattern[] {
  const handle: RouteHandle & SearchFlags = { ...parent, ...(route.handle as RouteHandle) };
  const name = moduleOf(route.id ?? '') === undefined ? page : (route.id as PageName);
  if (route.children) return route.children.flatMap((child) => below(child, handle, name));
  const path = route.index ? '/' : (route.path ?? '').replace(/\/\*$/, '');
  const isListed = path.startsWith('/') && isIndexable(handle, new URLSearchParams());
  return name && isListed ? [{ path, name }] : [];
}
