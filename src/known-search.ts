import { promotionsQuery } from './content/promotions.ts';
import { FLAG_NAMES } from './frame/route-flags.ts';
import type { Query } from './http/query.ts';
import { allGamesQuery } from './operator/catalogue.ts';
import { DENIAL_REASONS } from './pages/access-denied/denial.ts';
import { categoriesOf, providersOf } from './pages/games/filter-games.ts';
import { SORTS } from './pages/games/lobby-address.ts';

/** Reads what content or the operator say; undefined when it does not come in time. */
type Read = <T>(query: Query<T>) => Promise<T | undefined>;

/** By name of the parameter, for every page that reads it. */
const CLOSED: Record<string, readonly string[]> = {
  mode: ['demo'],
  notice: ['game', 'gone', 'help', 'promotion', 'provider', 'store'],
  reason: DENIAL_REASONS,
  sort: SORTS,
};

/** By the page's file and the parameter: what operators and editors make up. */
const LISTED: Record<string, Record<string, (read: Read, locale: string) => Promise<string[]>>> = {
  'src/pages/games/games-page.tsx': {
    category: async (read) => categoriesOf((await read(allGamesQuery())) ?? []),
    provider: async (read) => providersOf((await read(allGamesQuery())) ?? []),
  },
  'src/pages/promotions/promotions-page.tsx': {
    category: async (read, locale) =>
      ((await read(promotionsQuery(locale))) ?? []).map(({ category }) => category),
  },
};

/**
 * What a value of a query parameter makes of its page on the server: another one only when it is on a closed list.
 * Everything else shares the page without it, and the browser shows what the address says (use-search.ts): searches are
 * typed by anybody, and a page for each would keep the server busy and fill its memory.
 * @returns the value as the page's address has it, '' for none
 */
export async function knownValue(
  {
    name,
    value,
    module = '',
    locale,
  }: Record<'name' | 'value' | 'locale', string> & { module?: string | undefined },
  read: Read,
): Promise<string> {
  if (name === 'flags') {
    const given = value.split(',');
    return FLAG_NAMES.filter((flag) => given.includes(flag)).join(',');
  }
  const known = (await LISTED[module]?.[name]?.(read, locale)) ?? CLOSED[name];
  return known?.includes(value) ? value : '';
}
