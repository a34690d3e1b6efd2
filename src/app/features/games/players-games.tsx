import { entryPath, playPath, RUNNING_SESSION } from '../../../lib/site-paths.ts';
import { type Game, isOpen } from '../../../operator/catalogue.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { usePlainLinks } from '../../ui/plain-links/use-plain-links.ts';
import { showFocused } from '../../ui/show-focused.ts';
import { usePlayersGames } from './use-favourites.ts';
import './players-games.css';

/** How many of the most played games a player gets whose own games are none or did not load. */
const FIRST_GAMES = 6;
/** The operator lists the most played games first. */
const mostPlayed = (games: readonly Game[]) => games.filter(isOpen).slice(0, FIRST_GAMES);

/**
 * The player's recent and favourite games in one row, or the most played games if there are none or they fail to load.
 * Space is reserved from first paint for anyone who may be a player (`data-session` of the boot script), so that nothing
 * below shifts; offline there is no space for games that cannot come (`data-offline`).
 */
export function PlayersGames({ games }: { games: readonly Game[] | undefined }) {
  const { t } = useText();
  const { signedIn } = useSnapshot(useApp().stores.session);
  const { value: players, failed } = usePlayersGames();
  const gamesOf = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => games?.find((game) => game.slug === slug) ?? []);
  const recent = gamesOf(players?.recent ?? []);
  const favourites = gamesOf(players?.favourites ?? []);
  const isEmpty = (players || failed) && games && recent.length + favourites.length === 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the focus of the links inside
    <div className="players-games" data-shown={signedIn || undefined} onFocus={showFocused}>
      {isEmpty && (
        <>
          <Row title={t('games.sort.popular')} games={mostPlayed(games)} />
          {players && <p>{t('games.mine.none')}</p>}
        </>
      )}
      <Row title={t('games.recent')} games={recent} inProgress={players?.inProgress} />
      <Row title={t('games.favourites')} games={favourites} />
    </div>
  );
}

interface RowProps {
  title: string;
  games: readonly Game[];
  /** Slug of the game with a running session, which links straight back to it. */
  inProgress?: string | undefined;
}

function Row({ title, games, inProgress }: RowProps) {
  const { t } = useText();
  const { routes } = useApp().config;
  const { hrefOf, onClick } = usePlainLinks();
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle keys */}
      <ul onClick={onClick}>
        {games.map(({ slug, title: name, image, comingSoon }) => (
          <li key={slug}>
            <a
              href={hrefOf(
                slug === inProgress
                  ? `${playPath(routes.games, slug, 'real')}?session=${RUNNING_SESSION}`
                  : entryPath(routes.games, slug),
              )}
              // Slug for the facts card: the link to a running session does not end in it.
              data-game={slug}
            >
              <img src={image.src} width={48} height={64} alt="" />
              <span>
                {name}
                {slug === inProgress && <small data-running>{t('games.inProgress')}</small>}
                {comingSoon && <small>{t('games.soon')}</small>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
