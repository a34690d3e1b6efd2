import { allGamesQuery } from '../../../operator/catalogue.ts';
import { PlayersGames } from '../../features/games/players-games.tsx';
import { useAnswer } from '../../state/context.ts';
import { useMessages } from '../../state/use-messages.ts';

/** The rows of the lobby, on home; words and games come with them. */
export function HomeGames() {
  const hasWords = useMessages('games');
  const { value } = useAnswer(allGamesQuery());
  return hasWords && <PlayersGames games={value} />;
}
