import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { SearchFlags } from './features/page-head/search-flags.ts';
import type { RouteFlags } from './frame/route-flags.ts';
import type { MessageArea } from './i18n/text.ts';
import type { AppState } from './state/context.ts';

/** What a route says about itself beside its page. */
export interface RouteHandle extends RouteFlags, SearchFlags {
  /** Source file of the page, to find its files in the build. */
  module?: string;
  /** The flags come from the address instead: only in the style guide (RTE-8). */
  flagsFromSearch?: true;
  /** Messages that the page needs beside the first ones. */
  messages?: MessageArea;
}

export interface PageArguments {
  params: Record<string, string | undefined>;
  url: URL;
}
interface PageModule {
  Component: React.ComponentType;
  load?: (app: AppState, args: PageArguments) => Promise<unknown>;
}
/** Makes the route of a page: none without a path. */
export type MakePage = (
  path: string | undefined,
  load: () => Promise<PageModule>,
  handle: RouteHandle,
) => RouteObject[];

/** Pages are lazy; one without a configured path is not in the table (CFG-3). */
export function createMakePage(app: AppState): MakePage {
  return (path, load, handle) => {
    if (path === undefined) return [];
    const lazy = async () => {
      const [{ Component, load: loadPage }] = await Promise.all([
        load(),
        handle.messages && app.addMessages(handle.messages),
      ]);
      return { Component, loader: toLoader(app, loadPage) };
    };
    const id = handle.module ?? path;
    const route = { id, lazy, handle, HydrateFallback: Nothing };
    return path === '/' ? [{ ...route, index: true }] : [{ ...route, path }];
  };
}

/** What the app shell shows while it reads what is saved: the ground that it came with. */
export const Nothing = () => null;

/** Pages read through the stores, so a loader only says when it is done or where to go instead. */
function toLoader(app: AppState, load: PageModule['load']) {
  return async ({ params, request }: LoaderFunctionArgs) => {
    const outcome = await load?.(app, { params, url: new URL(request.url) });
    return outcome instanceof Response ? outcome : null;
  };
}
