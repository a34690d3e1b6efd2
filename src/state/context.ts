import { createContext, useContext, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { PublicConfig } from '../config/public-config.ts';
import type { Query } from '../http/query.ts';
import type { Queries } from './queries.ts';
import type { Stores } from './stores.ts';

/** What a component may reach: this request's or this tab's own set. */
export interface AppState {
  config: PublicConfig;
  locale: string;
  stores: Stores;
  queries: Queries;
  /** Whether a path of this site (without language prefix) leads to a page (CFG-3). */
  isMounted: (path: string) => boolean;
}

const Context = createContext<AppState | undefined>(undefined);
export const AppStateProvider = Context.Provider;

export function useApp(): AppState {
  const app = useContext(Context);
  if (!app) throw new Error('AppStateProvider is missing');
  return app;
}

export const useStores = (): Stores => useApp().stores;

/**
 * A query's answer as it is now. In the browser what is missing, or only saved, is asked for; `failed` says that the
 * last try had no answer (there may still be an older value).
 */
export function useAnswer<T>(query: Query<T>): { value: T | undefined; failed: boolean } {
  const { stores, queries } = useApp();
  const answers = useSnapshot(stores.answers);
  const value = answers.entries[query.key]?.value as T | undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query is what its key says
  useEffect(() => {
    void queries.want(query);
  }, [query.key, queries]);
  return { value, failed: answers.failed[query.key] !== undefined };
}
