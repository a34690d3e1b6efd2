import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { PublicConfig } from '../config/public-config.ts';
import { AppRoot } from './app-root.tsx';
import type { StateBlock } from './boot/state-block.ts';
import { isIndexable } from './features/page-head/search-flags.ts';
import { toJsonLd } from './features/page-head/structured-data.tsx';
import { loadArea, loadMessages } from './i18n/locales.ts';
import { createText } from './i18n/text.ts';
import { contextOf } from './pages/page-loader.ts';
import type { RouteHandle } from './pages/page-manifest.ts';
import { moduleOf } from './routes/page-facts.ts';
import { forgetTables, tableOf } from './routes/route-table.ts';
import type { AppState } from './state/context.ts';
import { AnswerLate, AnswerMissing, Queries, type QueriesOptions } from './state/queries.ts';
import { createAbsentPlayer } from './state/session.ts';
import { createStores } from './state/stores.ts';

export { measuredLists, offlineCollections } from './routes/read-content.ts';
export { describeRoutes, isOpenEnded, namesEntry, reduceAddress } from './routes/route-table.ts';
export { listSite } from './sitemap/list-site.ts';

interface RenderRequest {
  config: PublicConfig;
  url: URL;
  source: QueriesOptions['source'];
  /** Deadline in epoch ms, at which the page is sent without missing content. */
  waitUntil: number;
  signal: AbortSignal;
  /** Receives errors of loaders; missing answers are logged where they were read. */
  report: (error: unknown) => void;
}
export type RenderOutcome =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      locale: string;
      /** HTML of the head elements: title, meta, preloads. */
      head: string;
      body: string;
      state: StateBlock;
      /** Source files of the matched pages, to find their scripts and styles. */
      modules: string[];
      /** A page of the player area. */
      forPlayers: boolean;
      /** Send noindex; `with-query` only for URLs with a query. */
      noIndex: boolean | 'with-query';
      /** All queries have answers. */
      complete: boolean;
    };

/** Renders a page for an anonymous visitor. Independent of Node, and keeps nothing between calls. */
export async function render(request: RenderRequest): Promise<RenderOutcome> {
  const { config, url } = request;
  const { locale, basename, handler, isMounted } = tableOf(config, url.pathname);
  const text = createText(locale, await loadMessages(locale));
  const stores = createStores(config.defaultTheme);
  let maintenance = false;
  const queries = new Queries({
    answers: stores.answers,
    source: request.source,
    waitUntil: request.waitUntil,
    freshMs: Number.POSITIVE_INFINITY,
    onError: (_query, error) => {
      maintenance ||= error.maintenance === true;
    },
  });
  const app = {
    config,
    locale,
    stores,
    queries,
    player: createAbsentPlayer(),
    addMessages: async (area) => text.add(await loadArea(locale, area)),
    isMounted,
    structuredData: [] as object[],
    writtenSearch: url.search,
  } satisfies AppState;
  // The router notices an abort only while it loads.
  request.signal.throwIfAborted();
  const outcome = await handler.query(new Request(url, { signal: request.signal }), {
    requestContext: contextOf(app),
  });
  if (outcome instanceof Response) {
    const location = outcome.headers.get('location') ?? '/';
    return { kind: 'redirect', status: outcome.status, location };
  }
  const context = withoutLate(outcome);
  for (const error of Object.values(context.errors ?? {})) {
    if (error instanceof AnswerMissing) continue;
    request.report(error);
    forgetTables(config);
  }
  const prefix = basename === '/' ? '' : basename;
  const target = prefix + config.routes.maintenance;
  if (maintenance && url.pathname !== target) {
    const from = encodeURIComponent(url.pathname + url.search);
    return { kind: 'redirect', status: 307, location: `${target}?from=${from}` };
  }
  const handles = context.matches.map(({ route }) => route.handle as RouteHandle | undefined);
  await Promise.all(handles.flatMap((handle) => handle?.messages ?? []).map(app.addMessages));
  const html = renderToString(
    <AppRoot app={app} text={text}>
      <StaticRouterProvider
        // Renders matches and needs no route table.
        router={createStaticRouter([], context)}
        context={context}
        hydrate={false}
      />
    </AppRoot>,
  );
  const { head, body } = splitHead(html);
  const flags: RouteHandle = Object.assign({}, ...handles);
  const { entries, failed } = stores.answers;
  return {
    kind: 'page',
    status: context.statusCode,
    locale,
    head: head + toJsonLd(app.structuredData),
    body,
    state: {
      config,
      // Sorted, so that the same page has the same ETag.
      answers: Object.fromEntries(
        Object.keys(entries)
          .sort()
          .flatMap((key) => {
            const entry = entries[key];
            return entry ? [[key, [entry.value, wholeSecond(entry.at)]]] : [];
          }),
      ),
      ...(url.search !== '' && { search: url.search }),
      router: { loaderData: context.loaderData, errors: describeErrors(context.errors) },
    },
    modules: context.matches.flatMap(({ route }) => moduleOf(route.id) ?? []),
    forPlayers: flags.forPlayers === true,
    noIndex: isIndexable(flags, url.searchParams)
      ? flags.noIndex === 'with-query' && 'with-query'
      : true,
    complete: Object.keys(failed).length === 0 && queries.isIdle(),
  };
}

/** Rounds down to seconds: the milliseconds of thirty answers are digits that compress badly. @param at epoch ms */
const wholeSecond = (at: number) => Math.floor(at / 1000) * 1000;

/**
 * Sends a page whose critical data missed the deadline as its frame: without error or loader data, so that the browser
 * runs the loader.
 */
function withoutLate(context: StaticHandlerContext): StaticHandlerContext {
  const isLate = Object.values(context.errors ?? {}).some((error) => error instanceof AnswerLate);
  return isLate ? { ...context, errors: null, statusCode: 200 } : context;
}

/** React renders the head elements first when there is no document around them. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/** Only the error's name is transferred; message and stack stay in the log. */
function describeErrors(errors: Record<string, unknown> | null) {
  if (!errors) return null;
  const entries = Object.entries(errors).map(([id, error]) => [
    id,
    { message: error instanceof Error ? error.name : 'Error' },
  ]);
  return Object.fromEntries(entries) as Record<string, { message: string }>;
}
