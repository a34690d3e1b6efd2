import { cmsMessagesQuery } from './content/cms-message.ts';
import { helpQuery, helpTopicsQuery } from './content/help.ts';
import { pageQuery, pageTitlesQuery } from './content/pages.ts';
import { promotionsQuery } from './content/promotions.ts';
import { storeMapQuery } from './content/store-map.ts';
import { storesQuery } from './content/stores.ts';
import type { Query } from './http/query.ts';
import { PAYMENTS_TEXT, textPagePath } from './lib/info-paths.ts';
import { allGamesQuery } from './operator/catalogue.ts';
import { allEventsQuery } from './operator/live.ts';
import type { AppState } from './state/context.ts';

type App = Pick<AppState, 'config' | 'locale' | 'queries'>;

/** The public lists and the legal texts open without a network although never visited; their code comes with the build. */
export async function readAhead(app: App): Promise<void> {
  void app.queries.want(...listQueries(app));
  await app.queries.want(...(await textQueries(app)));
}

const listQueries = ({ config, locale }: App): Query<unknown>[] => [
  allGamesQuery(),
  promotionsQuery(locale),
  cmsMessagesQuery(locale),
  allEventsQuery(false),
  allEventsQuery(true),
  ...(config.routes.helpInfo ? [helpTopicsQuery(locale), helpQuery(locale)] : []),
  ...(config.routes.stores ? [storesQuery()] : []),
  ...(config.routes.stores && !config.map ? [storeMapQuery()] : []),
];

/** The cookies policy and the legal texts that are not on this device: they rarely change, and opening one reads it again. */
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
