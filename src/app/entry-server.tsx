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
export { describeRoutes, reduceAddress } from './routes/route-table.ts';
export { listSite } from './sitemap/list-site.ts';

export interface RenderRequest {
  config: PublicConfig;
  url: URL;
  source: QueriesOptions['source'];
  /** Epoch ms after which the page goes out without what is still missing. */
  waitUntil: number;
  signal: AbortSignal;
  /** Hears what a page's loader threw, unless it is an answer that is missing: that is logged where it was read. */
  report: (error: unknown) => void;
}
export type RenderOutcome =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      locale: string;
      /** Elements that React wants in the head: title, meta, preloads. */
      head: string;
      body: string;
      state: StateBlock;
      /** Source files of the pages shown, to find their scripts and styles in the build. */
      modules: string[];
      /** A page of the player area. */
      forPlayers: boolean;
      /** Search engines are to leave it out; `with-query` at any address of it that has one. */
      noIndex: boolean | 'with-query';
      /** Every query that was asked for has answered. */
      complete: boolean;
    };

/** Renders one page for an anonymous visitor. Knows no Node and keeps nothing of a visitor between calls. */
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
        // It shows what has matched, and needs no table for it.
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
      // In an order of their own, not as they came in: the same page again has the same ETag.
      answers: Object.fromEntries(
        Object.keys(entries)
          .sort()
          .flatMap((key) => {
            const entry = entries[key];
            return entry ? [[key, [entry.value, entry.at]]] : [];
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

/**
 * A page that does not have by the deadline what it cannot do without goes out as its frame: without an
 * error and without its loader's data, so that the browser runs the loader itself.
 */
function withoutLate(context: StaticHandlerContext): StaticHandlerContext {
  const isLate = Object.values(context.errors ?? {}).some((error) => error instanceof AnswerLate);
  return isLate ? { ...context, errors: null, statusCode: 200 } : context;
}

/** React puts what belongs in the head first when it renders a fragment of a page. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/** What went wrong travels as its message only; the trace stays in the server's log. */
function describeErrors(errors: Record<string, unknown> | null) {
  if (!errors) return null;
  const entries = Object.entries(errors).map(([id, error]) => [
    id,
    { message: error instanceof Error ? error.name : 'Error' },
  ]);
  return Object.fromEntries(entries) as Record<string, { message: string }>;
}
