import { createContext, type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import type { AppState } from '../state/context.ts';

/** Gives loaders the state of this tab or request; the route table is shared. */
export const appContext = createContext<AppState>();
export const contextOf = (app: AppState) => new RouterContextProvider(new Map([[appContext, app]]));

interface PageArguments {
  params: Record<string, string | undefined>;
  url: URL;
}

/**
 * Creates the loader of a page. Pages read from the stores, so a loader only signals completion or returns a redirect.
 */
export const pageLoader =
  (load: (app: AppState, args: PageArguments) => Promise<unknown>) =>
  async ({ params, request, context }: LoaderFunctionArgs) => {
    const app = context.get(appContext);
    const run = () => load(app, { params, url: new URL(request.url) });
    const outcome = await run().catch(async (error) => {
      if (!app.restoring) throw error;
      // Without a network, what the page needs may be among the answers that are still being restored.
      await app.restoring;
      return run();
    });
    return outcome instanceof Response ? outcome : null;
  };
