import type { RouteObject } from 'react-router-dom';
import { isIndexable, type SearchFlags } from '../features/page-head/search-flags.ts';
import type { RouteHandle } from '../routes/page-route.ts';

/** A page of the route table that search engines may list. */
export interface ListedPattern {
  /** Without language prefix; may hold parameters. */
  path: string;
  /** Source file of the page. */
  module: string;
}

/** Every page of the route table that may be listed: those that are mounted, and no route says otherwise. */
export function listedPatterns(routes: readonly RouteObject[]): ListedPattern[] {
  return routes.flatMap((route) => below(route, {}));
}

function below(route: RouteObject, parent: RouteHandle): ListedPattern[] {
  const handle: RouteHandle & SearchFlags = { ...parent, ...(route.handle as RouteHandle) };
  if (route.children) return route.children.flatMap((child) => below(child, handle));
  const path = route.index ? '/' : (route.path ?? '').replace(/\/\*$/, '');
  if (
    handle.module === undefined ||
    !path.startsWith('/') ||
    !isIndexable(handle, new URLSearchParams())
  )
    return [];
  return [{ path, module: handle.module }];
}
