import { Navigate, redirect, useParams } from 'react-router-dom';
import { allGamesQuery, gameQuery } from '../../../operator/catalogue.ts';
import { withNotice } from '../../state/arrival-notice.ts';
import { type AppState, useAnswer, useApp } from '../../state/context.ts';
import { AnswerMissing } from '../../state/queries.ts';
import { pageLoader } from '../page-loader.ts';
import { GameArticle } from './game-article.tsx';
import { knownGame } from './known-game.ts';

/** Redirect target when the game does not exist or no longer does. */
const goneTo = ({ routes }: AppState['config']) => withNotice(routes.games ?? '/', 'game');

export const loader = pageLoader(async ({ config, queries }, { params }) => {
  const { slug = '' } = params;
  const query = gameQuery(slug);
  // From a list, the page opens at once and the published details follow.
  const bill = queries.peek(allGamesQuery());
  if (knownGame(slug, undefined, bill)) {
    await queries.want(query);
    return undefined;
  }
  try {
    await queries.need(query);
    return undefined;
  } catch (error) {
    const isGone = error instanceof AnswerMissing && error.reason.status === 404;
    if (isGone) return redirect(goneTo(config));
    throw error;
  }
});

/** One game: description, pay details and ways to play. */
function GamePage() {
  const { slug = '' } = useParams();
  const { config, queries } = useApp();
  const { value: details, failed } = useAnswer(gameQuery(slug));
  const known = knownGame(slug, details, queries.peek(allGamesQuery()));
  if (known) return <GameArticle key={slug} known={known} waiting={!details && !failed} />;
  // The operator can remove the game while its page is open.
  return failed ? <Navigate to={goneTo(config)} replace /> : null;
}

export { GamePage as Component };
