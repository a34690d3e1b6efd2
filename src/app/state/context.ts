import { createContext, useContext, useEffect } from 'react';
import type { PublicConfig } from '../../config/public-config.ts';
import type { Query } from '../../http/query.ts';
import type { MessageArea } from '../i18n/text.ts';
import type { AnswersStore } from './answers.ts';
import type { Queries } from './queries.ts';
import type { PlayerSide } from './session.ts';
import type { Stores } from './stores.ts';
import { useValue } from './use-value.ts';

/** State for components, per request or tab. */
export interface AppState {
  config: PublicConfig;
  locale: string;
  stores: Stores;
  queries: Queries;
  player: PlayerSide;
  /** Query string that the server rendered. */
  writtenSearch?: string | undefined;
  /** Resolves when the answers saved on this device are in the stores; absent once they are. */
  restoring?: Promise<void>;
  /** Loads the messages of an area before they are used. */
  addMessages: (area: MessageArea) => Promise<void>;
  /** On the server: structured data of the page's parts, for the head. */
  structuredData?: object[];
  /** Whether a path (without language prefix) belongs to a page (CFG-3). */
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

export interface Reading<T> {
  value: T | undefined;
  /** The last attempt failed; there may be an older value. */
  failed: boolean;
}

/** Current answer of a query. In the browser a missing or saved answer is fetched. */
export function useAnswer<T>(query: Query<T>): Reading<T> {
  const { stores, queries } = useApp();
  return useReading(query, stores.answers, queries);
}

/** The same for a player's query (docs/architecture.md); undefined when logged out. */
export function usePlayerAnswer<T>(query: Query<T> | undefined): Reading<T> {
  const { stores, player } = useApp();
  // After another log-in of the same player, whose answers were forgotten, the query is the same.
  const logIns = useValue(stores.session, (session) => session.logIns);
  return useReading(query, stores.playerAnswers, player.queries, logIns);
}

function useReading<T>(
  query: Query<T> | undefined,
  answers: AnswersStore,
  queries: Queries,
  logIns = 0,
): Reading<T> {
  const key = query?.key ?? '';
  const value = useValue(answers, ({ entries }) => entries[key]?.value) as T | undefined;
  const failure = useValue(answers, ({ failed }) => failed[key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the query
  useEffect(() => {
    if (query) void queries.want(query);
  }, [query?.key, queries, logIns]);
  return { value, failed: failure !== undefined };
}
