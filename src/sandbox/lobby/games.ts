import { foldText } from '../../lib/search-words.ts';
import type { Game } from '../../operator/contract/types.ts';
import type { Game as Title } from '../catalogue/game.ts';
import { kindOf } from '../catalogue/game-kind.ts';
import { games } from '../catalogue/games.ts';
import { providers } from '../catalogue/providers.ts';
import { oneOf, wholeNumber, words } from '../http/parameters.ts';
import { invalidParameter } from '../http/problem.ts';
import type { Resource, ResourceContext } from '../operator/resource.ts';
import { hasDemo } from '../play/game-offer.ts';

const providerByCode = new Map(providers.map((provider) => [provider.code, provider]));

/** `GET /games?category=&provider=&q=&sort=&limit=&offset=`. The catalogue's order is that of popularity. */
export const gamesResource: Resource<'listGames'> = (query, context) => {
  const category = oneOf(query, 'category', ['slots', 'table', 'live', 'jackpots', 'new']);
  const provider = words(query, 'provider');
  const wanted = words(query, 'q');
  const sort = oneOf(query, 'sort', ['popular', 'new', 'title']) ?? 'popular';
  const limit = wholeNumber(query, 'limit', { least: 1, most: 500, fallback: 24 });
  const offset = wholeNumber(query, 'offset', { least: 0, most: 100_000, fallback: 0 });
  if (provider !== undefined && !providerByCode.has(provider)) {
    throw invalidParameter('provider', 'provider must be the code of a provider');
  }
  const found = games.filter(
    (game) =>
      (category === undefined || (category === 'new' ? game.isNew : game.category === category)) &&
      (provider === undefined || game.providerCode === provider) &&
      (wanted === undefined || plain(game.title).includes(plain(wanted))),
  );
  return {
    items: sorted(found, sort)
      .slice(offset, offset + limit)
      .map((game) => gameRow(game, context)),
    total: found.length,
  };
};

/** Ties keep the catalogue's order. */
function sorted(titles: readonly Title[], sort: 'popular' | 'new' | 'title'): readonly Title[] {
  if (sort === 'title') return titles.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  // Games that are not open come last.
  const open = titles.toSorted((a, b) => Number(!kindOf(a)) - Number(!kindOf(b)));
  return sort === 'new' ? open.toSorted((a, b) => Number(b.isNew) - Number(a.isNew)) : open;
}

/** A game as shown in the operator's lists. */
export function gameRow(game: Title, { picture }: ResourceContext): Game {
  const { slug, title, category, isNew, providerCode } = game;
  const image = picture(`game-${slug}.avif`, title);
  if (image === null) throw new Error(`there is no picture of ${slug}`);
  return {
    slug,
    title,
    provider: {
      code: providerCode,
      displayName: providerByCode.get(providerCode)?.displayName ?? providerCode,
    },
    category,
    image,
    isNew,
    jackpot: category === 'jackpots',
    demo: hasDemo(game),
    ...(kindOf(game) === undefined && { comingSoon: true }),
  };
}

/** A text to search in or for, with the keyboard's apostrophe. */
const plain = (text: string): string => foldText(text).replaceAll('’', "'");
