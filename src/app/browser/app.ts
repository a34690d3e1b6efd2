import { createIsMounted } from '../../config/paths.ts';
import type { EndpointBases } from '../../config/public-config.ts';
import type { HttpOptions } from '../../http/http.ts';
import { type HttpError, unexpected } from '../../http/http-error.ts';
import type { ParseContext, Query } from '../../http/query.ts';
import { queryUrl } from '../../http/query-url.ts';
import { failure } from '../../lib/result.ts';
import type { StateBlock } from '../boot/state-block.ts';
import { loadArea } from '../i18n/locales.ts';
import type { Text } from '../i18n/text.ts';
import { SAVED_AT_HEADER } from '../pwa/messages.ts';
import { idle } from '../pwa/page-moments.ts';
import { putAnswer } from '../state/answers.ts';
import type { AppState } from '../state/context.ts';
import { Queries } from '../state/queries.ts';
import { keepRendered } from '../state/rendered.ts';
import type { PlayerSide } from '../state/session.ts';
import { createStores } from '../state/stores.ts';
import { createBrowserPlayer, type OutcomeHandler, type Router } from './player.ts';
import type { Read } from './reader.ts';

/** Navigations do not refetch younger answers. */
const FRESH_MS = 30_000;
/** Existing answers are refetched when the browser is idle, or after this, in ms. */
const READ_AGAIN_BY_MS = 1000;

export interface BrowserApp {
  app: AppState;
  /** Called with the router; may restore a session. */
  follow: (router: Router, basename: string) => void;
  /** Absolute URLs of the queries of this page. */
  addresses: () => Map<string, Query<unknown>>;
  /**
   * Called after every read, including earlier ones, with the error or undefined. Copies from this device do not count,
   * and a 401 of the content system is no error here.
   */
  onOutcome: (handle: OutcomeHandler) => void;
}

/**
 * Creates the stores and queries of this tab from the page's state.
 * @param shown until this resolves, existing answers are not refetched
 */
export function createBrowserApp(state: StateBlock, text: Text, shown: Promise<void>): BrowserApp {
  const { config } = state;
  const { locale } = text;
  const { endpoints } = config;
  const stores = createStores(config.defaultTheme);
  for (const [key, [value, at]] of Object.entries(state.answers))
    putAnswer(stores.answers, key, { value, at, from: 'transfer' });
  for (const store of Object.values(stores)) keepRendered(store);

  const httpOptions: HttpOptions = {
    bases: endpoints,
    origin: location.origin,
    fetch: fetch.bind(globalThis),
    fraudProxyApiKey: config.fraudforceproxyApiKey,
  };
  const handlers: OutcomeHandler[] = [];
  // The router starts reading before a listener is registered.
  const early: (HttpError | undefined)[] = [];
  function tell(outcome: HttpError | undefined) {
    if (handlers.length === 0) early.push(outcome);
    for (const handle of handlers) handle(outcome);
  }
  const context = createParseContext(endpoints);
  let reader: Read | undefined;
  const read: Read = async (...asked) => {
    try {
      const { createReader } = await import('./reader.ts');
      reader ??= createReader(config, httpOptions, context);
    } catch (error) {
      return failure(unexpected(error));
    }
    return reader(...asked);
  };
  const queries = new Queries({
    answers: stores.answers,
    freshMs: FRESH_MS,
    async source(query) {
      if (stores.answers.entries[query.key]) {
        await shown;
        // The page comes first: a changed store makes React render the rest of it in one long task (PF-9).
        await idle(READ_AGAIN_BY_MS);
      }
      let savedAt = 0;
      const answer = await read(query, (headers) => {
        savedAt = Number(headers.get(SAVED_AT_HEADER));
      });
      if (savedAt > 0) return { answer, at: savedAt, saved: true };
      // The content system does not know the player, so its 401 says nothing about the session (decision 7).
      const isOfContent = query.family === 'content' && !answer.ok && answer.error.status === 401;
      tell(answer.ok || isOfContent ? undefined : answer.error);
      return { answer, at: Date.now() };
    },
  });
  function onOutcome(handle: OutcomeHandler) {
    for (const outcome of early) handle(outcome);
    handlers.push(handle);
  }
  const addMessages: AppState['addMessages'] = async (area) =>
    text.add(await loadArea(locale, area));
  let way: [router: Router, basename: string] | undefined;
  const player: PlayerSide = createBrowserPlayer(stores, async () => {
    const { startPlayerSession } = await import('./session.ts');
    if (!way) throw new Error('A session cannot start before the router');
    const [router, basename] = way;
    return startPlayerSession({
      config,
      stores,
      text,
      addMessages,
      context,
      tell,
      onOutcome,
      router,
      basename,
      http: httpOptions,
      player,
    });
  });
  return {
    app: {
      config,
      locale,
      stores,
      queries,
      player,
      addMessages,
      writtenSearch: state.search,
      isMounted: createIsMounted(config),
    },
    follow(...given) {
      way = given;
      void player.session.settled();
    },
    addresses: () =>
      new Map(
        [...queries.asked.values()].map((query) => [
          new URL(queryUrl(query, endpoints), location.href).href,
          query,
        ]),
      ),
    onOutcome,
  };
}

function createParseContext(endpoints: EndpointBases): ParseContext {
  const reported = new Set<string>();
  function report(problem: string, family: Query<unknown>['family'] = 'content'): void {
    const line = `${family}: ${problem}`;
    if (reported.has(line)) return;
    reported.add(line);
    console.warn(line);
  }
  return {
    mediaBase: endpoints.content,
    operatorBase: endpoints.operator,
    async cleanHtml(html) {
      const { cleanHtml } = await import('../trusted-types/clean-html.ts');
      return cleanHtml(html, report);
    },
    report,
  };
}
