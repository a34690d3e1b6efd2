import { allGamesQuery } from '../../../operator/catalogue.ts';
import { PlayersGames } from '../../features/games/players-games.tsx';
import { useAnswer } from '../../state/context.ts';
import { useMessages } from '../../state/use-messages.ts';

/** The player's rows of the lobby, shown on home. Reads their messages and games. */
export function HomeGames() {
  const hasWords = useMessages('games');
  const { value } = useAnswer(allGamesQuery());
  return hasWords && <PlayersGames games={value} />;
}
