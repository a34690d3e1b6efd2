import { createContext, type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import type { AppState } from '../state/context.ts';

/** How loaders reach this tab's or this request's own set: the route table belongs to none. */
export const appContext = createContext<AppState>();
export const contextOf = (app: AppState) => new RouterContextProvider(new Map([[appContext, app]]));

interface PageArguments {
  params: Record<string, string | undefined>;
  url: URL;
}

/**
 * Makes the loader of a page. Pages read through the stores, so a loader only says when it is done, or answers where
 * to go instead.
 */
export const pageLoader =
  (load: (app: AppState, args: PageArguments) => Promise<unknown>) =>
  async ({ params, request, context }: LoaderFunctionArgs) => {
    const outcome = await load(context.get(appContext), { params, url: new URL(request.url) });
    return outcome instanceof Response ? outcome : null;
  };
