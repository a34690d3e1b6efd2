import { playersGamesQuery } from '../../../operator/players-games.ts';
import type { AppState } from '../../state/context.ts';
import { type FavouriteFault, toggleFavourite } from './use-favourites.ts';

/** Adds the favourite chosen before log-in; an existing one stays. */
export async function keepFavourite(
  app: Pick<AppState, 'stores' | 'player'>,
  slug: string,
): Promise<FavouriteFault | undefined> {
  const { accountCode } = app.stores.session;
  if (accountCode === undefined) return undefined;
  const known = await app.player.queries.refresh(playersGamesQuery(accountCode));
  if (known.ok && known.value.favourites.includes(slug)) return undefined;
  return toggleFavourite(app, slug);
}
