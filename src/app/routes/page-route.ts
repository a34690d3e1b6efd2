import {
  createContext,
  type LoaderFunctionArgs,
  type RouteObject,
  RouterContextProvider,
} from 'react-router-dom';
import type { PublicConfig } from '../../config/public-config.ts';
import type { SearchFlags } from '../features/page-head/search-flags.ts';
import type { RouteFlags } from '../frame/route-flags.ts';
import type { MessageArea } from '../i18n/text.ts';
import type { AppState } from '../state/context.ts';

/** What a route says about itself beside its page. */
export interface RouteHandle extends RouteFlags, SearchFlags {
  /** Source file of the page, to find its files in the build. */
  module?: string;
  /** The flags come from the address instead: only in the style guide (RTE-8). */
  flagsFromSearch?: true;
  /** Messages that the page needs beside the first ones. */
  messages?: readonly MessageArea[];
}

export interface PageArguments {
  params: Record<string, string | undefined>;
  url: URL;
}
interface PageModule {
  Component: React.ComponentType;
  load?: (app: AppState, args: PageArguments) => Promise<unknown>;
}
/** What a route table is made of: a configuration, in one language. */
export interface TableOptions {
  config: PublicConfig;
  locale: string;
  /** Fetches what a page says, beside its code. */
  addMessages: (area: MessageArea) => Promise<void>;
}
/** How loaders reach this tab's or this request's own set: the table itself belongs to none. */
export const appContext = createContext<AppState>();
export const contextOf = (app: AppState) => new RouterContextProvider(new Map([[appContext, app]]));

/** Makes the route of a page: none without a path. */
export type MakePage = (
  path: string | undefined,
  load: () => Promise<PageModule>,
  handle: RouteHandle,
) => RouteObject[];

/** Pages are lazy; one without a configured path is not in the table (CFG-3). */
export function createMakePage({ addMessages }: TableOptions): MakePage {
  return (path, load, handle) => {
    if (path === undefined) return [];
    const lazy = async () => {
      const [{ Component, load: loadPage }] = await Promise.all([
        load(),
        ...(handle.messages ?? []).map(addMessages),
      ]);
      return { Component, loader: toLoader(loadPage) };
    };
    const id = handle.module ?? path;
    const route = { id, lazy, handle, HydrateFallback: Nothing };
    return path === '/' ? [{ ...route, index: true }] : [{ ...route, path }];
  };
}

/** What the app shell shows while it reads what is saved: the ground that it came with. */
export const Nothing = () => null;

/** Pages read through the stores, so a loader only says when it is done or where to go instead. */
function toLoader(load: PageModule['load']) {
  return async ({ params, request, context }: LoaderFunctionArgs) => {
    const outcome = await load?.(context.get(appContext), { params, url: new URL(request.url) });
    return outcome instanceof Response ? outcome : null;
  };
}
