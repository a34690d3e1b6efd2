import type { PublicConfig } from '../../config/public-config.ts';
import {
  type ListedEntry,
  type ListedType,
  listedEntriesQuery,
  listedHelpQuery,
} from '../../content/listed-entries.ts';
import { storesQuery } from '../../content/stores.ts';
import type { Query } from '../../http/query.ts';
import {
  COOKIES_TEXT,
  helpArticlePath,
  helpCategoryPath,
  landingPath,
  PAYMENTS_TEXT,
  storePath,
  textPagePath,
} from '../../lib/info-paths.ts';
import { LISTED_PART } from '../../lib/listed-part.ts';
import { promotionPhase } from '../../lib/promotion-phase.ts';
import { gamePath, promotionPath, providerPath } from '../../lib/site-paths.ts';
import { gameProvidersQuery, gamesQuery, MOST_GAMES } from '../../operator/catalogue.ts';

/** One address: its path without language prefix, and when what is there changed last, as an ISO time. */
export interface ListedPage {
  path: string;
  changed?: string;
}

export interface Reading {
  config: PublicConfig;
  locale: string;
  /** Epoch ms. */
  now: number;
  /** @throws when there is no answer: a list without its half would take pages out of the search engines */
  read: <T>(query: Query<T>) => Promise<T>;
}

/** However a back end answers, a list of it ends after this many parts. */
const MOST_PARTS = 1000;

/** Pages whose addresses follow from what there is, by the page's source file. */
export const listedEntries: Record<string, (reading: Reading) => Promise<ListedPage[]>> = {
  'src/app/pages/game/game-page.tsx': async ({ config, read }) => {
    const games = await parts(MOST_GAMES, (offset) =>
      read(gamesQuery({ limit: MOST_GAMES, offset })),
    );
    return toPages(games, ({ slug }) => gamePath(config.routes.games, slug));
  },
  'src/app/pages/provider/provider-page.tsx': async ({ config, read }) =>
    toPages(await read(gameProvidersQuery()), ({ displayName }) =>
      providerPath(config.routes.gamesProviders, displayName),
    ),
  'src/app/pages/promotion/promotion-page.tsx': async (reading) =>
    toPages(await readEntries('promotions', reading), ({ slug }) =>
      promotionPath(reading.config.routes.promotions, slug),
    ),
  'src/app/pages/text-page/cookies-page.tsx': async (reading) =>
    toPages(await readEntries('pages', reading), ({ slug }) =>
      slug === COOKIES_TEXT ? textPagePath(reading.config.routes, slug) : undefined,
    ),
  'src/app/pages/text-page/legal-page.tsx': async (reading) =>
    toPages(await readEntries('pages', reading), ({ slug }) =>
      isOwnRoute(slug) ? undefined : textPagePath(reading.config.routes, slug),
    ),
  // The page is there without a text, too.
  'src/app/pages/payment-methods/payment-methods-page.tsx': async (reading) => {
    const texts = await allEntries('pages', reading);
    const text = texts.find(({ slug }) => slug === PAYMENTS_TEXT);
    if (text?.noIndex) return [];
    return toPages([text ?? {}], () => textPagePath(reading.config.routes, PAYMENTS_TEXT));
  },
  'src/app/pages/landing/landing-page.tsx': async (reading) =>
    toPages(await readEntries('landing-pages', reading), ({ slug }) =>
      landingPath(reading.config.routes.landing, slug),
    ),
  'src/app/pages/stores/store-page.tsx': async ({ config, read }) =>
    toPages(await read(storesQuery()), ({ slug }) => storePath(config.routes.stores, slug)),
  'src/app/pages/help/category-page.tsx': async ({ config, locale, read }) =>
    toPages(await read(listedHelpQuery(locale)), ({ key, articles }) =>
      articles.length > 0 ? helpCategoryPath(config.routes.helpInfo, key) : undefined,
    ),
  'src/app/pages/help/article-page.tsx': async ({ config, locale, read }) =>
    (await read(listedHelpQuery(locale))).flatMap(({ key, articles }) =>
      toPages(articles, ({ slug }) => helpArticlePath(config.routes.helpInfo, key, slug)),
    ),
};

const isOwnRoute = (slug: string) => slug === COOKIES_TEXT || slug === PAYMENTS_TEXT;

const allEntries = (type: ListedType, { locale, read }: Reading): Promise<ListedEntry[]> =>
  parts(LISTED_PART, (start) => read(listedEntriesQuery(type, locale, start)));

/** Entries that are listed now: not over, and not kept from search engines by an editor. */
async function readEntries(type: ListedType, reading: Reading): Promise<ListedEntry[]> {
  const entries = await allEntries(type, reading);
  return entries.filter((entry) => !entry.noIndex && promotionPhase(entry, reading.now) !== 'over');
}

/** Reads a list part by part, until a part has nothing in it. */
async function parts<T>(size: number, readPart: (start: number) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let part = 0; part < MOST_PARTS; part++) {
    const rows = await readPart(part * size);
    if (rows.length === 0) break;
    all.push(...rows);
  }
  return all;
}

function toPages<T extends object>(
  entries: readonly (T & { updatedAt?: string })[],
  pathOf: (entry: T) => string | undefined,
): ListedPage[] {
  return entries.flatMap((entry) => {
    const path = pathOf(entry);
    const { updatedAt } = entry;
    return path ? [{ path, ...(updatedAt && { changed: updatedAt }) }] : [];
  });
}
