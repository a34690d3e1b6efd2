import { useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { useText } from '../../i18n/text.ts';
import type { PlayersGames } from '../../operator/contract/types.ts';
import { addFavourite, playersGamesQuery, removeFavourite } from '../../operator/players-games.ts';
import { putAnswer } from '../../state/answers.ts';
import { type AppState, useApp, usePlayerAnswer } from '../../state/context.ts';
import { addToast } from '../../state/toasts.ts';

/** What the player has marked and played; undefined for visitors and until it is known. */
export function usePlayersGames(): PlayersGames | undefined {
  const { profile } = useSnapshot(useApp().stores.session);
  return usePlayerAnswer(profile && playersGamesQuery(profile.accountCode)).value;
}

export interface Favourites {
  slugs: ReadonlySet<string>;
  /** Marks a game or takes the mark away; a visitor is asked to log in first (HDR-8). */
  toggle(slug: string): void;
}

export function useFavourites(): Favourites {
  const app = useApp();
  const { t } = useText();
  const list = usePlayersGames()?.favourites;
  const slugs = useMemo(() => new Set(list), [list]);
  return {
    slugs,
    toggle(slug) {
      void toggleFavourite(app, slug).then((fault) => {
        if (fault) addToast(app.stores.toasts, { type: 'error', text: t(fault) });
      });
    },
  };
}

/**
 * Shown at once, undone when the operator does not take it.
 * @returns the message that says why it was not taken
 */
export async function toggleFavourite(
  { stores, player }: Pick<AppState, 'stores' | 'player'>,
  slug: string,
): Promise<'games.favourite.failed' | 'games.favourite.full' | undefined> {
  const { profile } = stores.session;
  if (profile === undefined) {
    player.session.requestLogin();
    return undefined;
  }
  const { accountCode } = profile;
  const query = playersGamesQuery(accountCode);
  const known = player.queries.peek(query);
  const before = known ?? { favourites: [], recent: [] };
  const isMarked = before.favourites.includes(slug);
  const others = before.favourites.filter((other) => other !== slug);
  const favourites = isMarked ? others : [slug, ...others];
  const value = { ...before, favourites };
  putAnswer(stores.playerAnswers, query.key, { value, at: Date.now(), from: 'network' });
  const change = isMarked ? removeFavourite : addFavourite;
  const outcome = await change(player.api, accountCode, slug);
  if (outcome.ok && known) return undefined;
  // What the operator has is true; without it, what was there before.
  const now = await player.queries.refresh(query);
  if (!now.ok && stores.session.profile?.accountCode === accountCode) {
    putAnswer(stores.playerAnswers, query.key, { value: before, at: Date.now(), from: 'network' });
  }
  if (outcome.ok) return undefined;
  const isFull = outcome.error.problem?.code === 'favourites_full';
  return isFull ? 'games.favourite.full' : 'games.favourite.failed';
}
