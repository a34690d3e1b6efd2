import { useEffect, useState } from 'react';
import { allGamesQuery } from '../../../operator/catalogue.ts';
import { PlayersGames } from '../../features/games/players-games.tsx';
import { useAnswer, useApp } from '../../state/context.ts';

/** The rows of the lobby, on home; words and games come with them. */
export function HomeGames() {
  const { addMessages } = useApp();
  const [hasWords, setWords] = useState(false);
  useEffect(() => {
    addMessages('games').then(
      () => setWords(true),
      (error: unknown) => console.error('The words of the games did not load', error),
    );
  }, [addMessages]);
  const { value } = useAnswer(allGamesQuery());
  return hasWords && <PlayersGames games={value} />;
}
