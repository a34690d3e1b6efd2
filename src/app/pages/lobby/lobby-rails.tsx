import { Link, useLocation } from 'react-router-dom';
import { entryPath } from '../../../lib/site-paths.ts';
import { gameBadge } from '../../features/games/game-badge.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { Block } from '../../ui/block.tsx';
import { usePlainLinks } from '../../ui/plain-links/use-plain-links.ts';
import { Poster } from '../../ui/poster.tsx';
import { Rail } from '../../ui/rail.tsx';
import { categoryLabel } from '../code-labels.ts';
import { searchAddress } from '../search-address.ts';
import { useFilling } from '../use-filling.ts';
import './lobby-rails.css';
import { FIRST_OF_RAIL, type LobbyRail } from './lobby-view.ts';

/** Posters per rail, and rails, in a phone's first viewport. */
const FIRST_POSTERS = 4;
const FIRST_RAILS = 3;
/** Rails of a followed link's first screen: a phone's bottom bar covers the third (PF-9). */
const FIRST_SCREEN_RAILS = 2;

interface LobbyRailsProps {
  rails: readonly LobbyRail[];
  isFirstScreen: boolean;
}

/** Shows a row of new games and one per category, each with a link to the full list. */
export function LobbyRails({ rails, isFirstScreen }: LobbyRailsProps) {
  const { t } = useText();
  const { routes } = useApp().config;
  const { pathname } = useLocation();
  const { hrefOf, onClick } = usePlainLinks();
  // The server transfers only the first posters, so there is nothing to fill in yet.
  const isWhole = rails.some(({ games }) => games.length > FIRST_OF_RAIL);
  const filled = useFilling(rails, { first: isWhole ? 0 : rails.length, step: 2 });
  const first = isFirstScreen ? FIRST_POSTERS : FIRST_OF_RAIL;
  const shown = isFirstScreen ? rails.slice(0, FIRST_SCREEN_RAILS) : rails;
  return shown.map(({ category, games, hasMore }, place) => {
    const label = categoryLabel(category, t);
    const posters = games.slice(0, place < filled ? undefined : first);
    const isPartial = hasMore || posters.length < games.length;
    return (
      <Block
        key={category}
        // The posters' sizes stay: without them each poster of the rail would be restyled.
        className={`game-rail lobby-rail skeleton-posters${
          place >= FIRST_RAILS ? ' lobby-rail-far' : ''
        }${isPartial ? ` lobby-rail-partial lobby-rail-of-${posters.length}` : ''}`}
        title={label}
        action={
          <Link
            className="block-more"
            to={searchAddress(pathname, new URLSearchParams(), { category })}
            aria-label={t('games.seeAll', { category: label })}
          >
            {t('home.seeAll')}
          </Link>
        }
      >
        <Rail onClick={onClick}>
          {posters.map((game, at) => (
            <li key={game.slug} className={isFirst(place, at) ? '' : 'game-next'}>
              <Poster
                href={hrefOf(entryPath(routes.games, game.slug))}
                image={game.image}
                title={game.title}
                caption={game.provider}
                badge={gameBadge(game, t)}
                priority={isFirst(place, at) ? (place === 0 ? 'high' : 'low') : undefined}
              />
            </li>
          ))}
        </Rail>
      </Block>
    );
  });
}

const isFirst = (rail: number, poster: number) => rail < FIRST_RAILS && poster < FIRST_POSTERS;
