import type { HttpError } from '../../../http/http-error.ts';
import type { Result } from '../../../lib/result.ts';
import { allGamesQuery } from '../../../operator/catalogue.ts';
import { type GameLaunch, launchDemo } from '../../../operator/launch.ts';
import { profileQuery } from '../../../operator/profile.ts';
import type { AppState } from '../../state/context.ts';
import { failureOf, type PlayFailure } from './play-failure.ts';

export type OpenedDemo = { launch: GameLaunch } | { failure: PlayFailure };

/**
 * Opens a game's demo: nyx serves anyone, the operator's gateway only players. nyx does not know the player, so a break
 * is checked here.
 */
export async function openDemo(
  {
    player,
    stores,
    queries,
    locale,
    config,
  }: Pick<AppState, 'player' | 'stores' | 'queries' | 'locale' | 'config'>,
  slug: string,
): Promise<OpenedDemo> {
  await player.session.settled();
  const { signedIn } = stores.session;
  if (signedIn) {
    const profile = await player.queries.refresh(profileQuery());
    if (!profile.ok) return { failure: failureOf(profile.error) };
    if (profile.value.accountStatus === 'excluded') return { failure: { reason: 'excluded' } };
  }
  const game = { game: slug, lang: locale };
  const { nyx, casinoGateway } = config.endpoints;
  if (nyx !== undefined) {
    const anybody = await launchDemo(player.asVisitor, 'nyx', game);
    if (anybody.ok || anybody.error.status !== 404) return toDemo(anybody);
  }
  if (signedIn && casinoGateway !== undefined)
    return toDemo(await launchDemo(player.api, 'casinoGateway', game));
  const games = await queries.refresh(allGamesQuery());
  if (!games.ok) return { failure: failureOf(games.error) };
  const isKnown = games.value.some((known) => known.slug === slug);
  return { failure: { reason: isKnown ? 'demo' : 'unknown-game' } };
}

const toDemo = (answer: Result<GameLaunch, HttpError>): OpenedDemo =>
  answer.ok ? { launch: answer.value } : { failure: failureOf(answer.error) };
