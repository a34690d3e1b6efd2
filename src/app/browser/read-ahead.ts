import { cmsMessagesQuery } from '../../content/cms-message.ts';
import { pageQuery, pageTitlesQuery } from '../../content/pages.ts';
import type { Query } from '../../http/query.ts';
import { PAYMENTS_TEXT, textPagePath } from '../../lib/info-paths.ts';
import { pagesAhead } from '../pages/offline-pages.ts';
import { idle } from '../pwa/page-moments.ts';
import type { AppState } from '../state/context.ts';

type App = Pick<AppState, 'config' | 'locale' | 'queries'> & {
  stores: Pick<AppState['stores'], 'answers'>;
};

/** Younger saved lists are not refetched; their page does that when it opens. */
const READ_AGAIN_MS = 6 * 3_600_000;

/**
 * Prefetches public lists and legal texts, so that they open offline unvisited; their code is cached with the build.
 * Strapi has no conditional requests, so a refetch costs the whole list. One after another, each when the browser is idle:
 * together they would delay the visitor's first actions (PF-9).
 */
export async function readAhead(app: App): Promise<void> {
  const { entries } = app.stores.answers;
  const isOld = ({ key }: Query<unknown>) => Date.now() - (entries[key]?.at ?? 0) > READ_AGAIN_MS;
  // A page may have fetched a list while earlier lists were read.
  for (const list of listQueries(app)) if (isOld(list)) await readWhenIdle(app, list);
  for (const text of await textQueries(app)) await readWhenIdle(app, text);
}

async function readWhenIdle({ queries }: App, query: Query<unknown>): Promise<void> {
  await idle();
  await queries.want(query);
  // In the browser `want` does not wait.
  await queries.refresh(query);
}

const listQueries = ({ config, locale }: App): Query<unknown>[] => [
  cmsMessagesQuery(locale),
  ...pagesAhead(config).flatMap(({ lists }) => lists(locale)),
];

/** Legal texts and the cookies policy that are not saved yet. They rarely change, and opening one refetches it. */
async function textQueries({ config, locale, queries }: App): Promise<Query<unknown>[]> {
  const { cookiesPolicy, legal } = config.routes;
  if (!cookiesPolicy && !legal) return [];
  const query = pageTitlesQuery(locale);
  const known = queries.peek(query);
  const answer = known ? { ok: true as const, value: known } : await queries.refresh(query);
  if (!answer.ok) return [];
  return answer.value
    .filter(({ slug }) => slug !== PAYMENTS_TEXT && textPagePath(config.routes, slug))
    .map(({ slug }) => pageQuery(slug, locale))
    .filter((text) => queries.peek(text) === undefined);
}
