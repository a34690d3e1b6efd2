import { useMemo } from 'react';
import { createTurns, onePer } from '../../../lib/turns.ts';
import {
  addFavourite,
  type PlayersGames,
  playersGamesQuery,
  removeFavourite,
} from '../../../operator/players-games.ts';
import { useText } from '../../i18n/text.ts';
import { afterLogin } from '../../state/after-login.ts';
import { putAnswer } from '../../state/answers.ts';
import { type AppState, type Reading, useApp, usePlayerAnswer } from '../../state/context.ts';
import { isAnswerLost } from '../../state/open-writes/read-back-lost.ts';
import { addToast } from '../../state/toasts.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';

/** The player's favourites and recently played games; no value for visitors and until loaded. */
export function usePlayersGames(): Reading<PlayersGames> {
  const { accountCode } = useSnapshot(useApp().stores.session);
  return usePlayerAnswer(accountCode ? playersGamesQuery(accountCode) : undefined);
}

interface Favourites {
  slugs: ReadonlySet<string>;
  /** Marks or unmarks a game; a visitor logs in first, then it is marked (HDR-8). */
  toggle(slug: string): void;
}

export function useFavourites(): Favourites {
  const app = useApp();
  const { t } = useText();
  const list = usePlayersGames().value?.favourites;
  const slugs = useMemo(() => new Set(list), [list]);
  return {
    slugs,
    toggle(slug) {
      const { toasts, session } = app.stores;
      const say = (fault: FavouriteFault | undefined) =>
        fault && addToast(toasts, { type: 'error', text: t(fault) });
      if (session.accountCode === undefined) afterLogin({ act: 'favourite', slug });
      void toggleFavourite(app, slug).then(say);
    },
  };
}

export type FavouriteFault = `games.favourite.${'failed' | 'full' | 'unknown'}`;

/** Pending presses of one heart. */
interface Pressed {
  /** Sends marking and unmarking to the operator in order, however fast they follow. */
  inTurn: ReturnType<typeof createTurns>;
  open: number;
  /** Last known state at the operator. */
  held: boolean;
}
const heartOf = onePer((): Pressed => ({ inTurn: createTurns(), open: 0, held: false }));

/**
 * Toggles a favourite optimistically and reverts it if the operator refuses.
 * @returns the message that explains the refusal
 */
export async function toggleFavourite(
  { stores, player }: Pick<AppState, 'stores' | 'player'>,
  slug: string,
): Promise<FavouriteFault | undefined> {
  const { accountCode } = stores.session;
  if (accountCode === undefined) {
    player.session.requestLogin();
    return undefined;
  }
  const query = playersGamesQuery(accountCode);
  const known = player.queries.peek(query);
  const isMarked = known?.favourites.includes(slug) ?? false;
  const show = (marked: boolean) => {
    const now = player.queries.peek(query) ?? { favourites: [], recent: [] };
    if (stores.session.accountCode !== accountCode) return;
    const others = now.favourites.filter((other) => other !== slug);
    const changed = marked ? [slug, ...others] : others;
    const favourites = now.favourites.includes(slug) === marked ? now.favourites : changed;
    // Always writes, because the read in progress for another heart may be older (`Queries`).
    const value = { ...now, favourites };
    // Time 0 marks a list that was never read as outdated.
    const at = stores.playerAnswers.entries[query.key]?.at ? Date.now() : 0;
    putAnswer(stores.playerAnswers, query.key, { value, at, from: 'network' });
  };
  const mine = heartOf(stores, `${accountCode} ${slug}`);
  if (mine.open === 0) mine.held = isMarked;
  mine.open++;
  show(!isMarked);
  return mine.inTurn(async () => {
    const change = isMarked ? removeFavourite : addFavourite;
    const outcome = await change(player.api, accountCode, slug);
    // Without a confirmation the operator's list decides, also after a lost response. If it cannot be read, the
    // previous state returns.
    const now = outcome.ok && known ? undefined : await player.queries.refreshAgain(query);
    const isDone = outcome.ok || (now?.ok && now.value.favourites.includes(slug) !== isMarked);
    if (isDone) mine.held = !isMarked;
    mine.open--;
    if (mine.open === 0 && (isDone || !now?.ok)) show(mine.held);
    if (outcome.ok || isDone) return undefined;
    if (outcome.error.problem?.code === 'favourites_full') return 'games.favourite.full';
    return isAnswerLost(outcome.error) && !now?.ok
      ? 'games.favourite.unknown'
      : 'games.favourite.failed';
  });
}
