import type { HttpError } from '../../../http/http-error.ts';
import { onePer } from '../../../lib/one-per.ts';
import type { Result } from '../../../lib/result.ts';
import { createTurns } from '../../../lib/turns.ts';
import type { Limit, Limits } from '../../../operator/contract/types.ts';
import { limitsQuery, setLimit } from '../../../operator/limits.ts';
import { putAnswer } from '../../../state/answers.ts';
import type { AppState } from '../../../state/context.ts';

/** The answer to a change tells of all limits of a player: the last one must come last. */
const turnsOf = onePer(createTurns);

/** Sets one limit and shows all of them as the operator has them then; without an answer they are read. */
export const changeLimit = (
  { player, stores }: Pick<AppState, 'player' | 'stores'>,
  accountCode: string,
  limit: Pick<Limit, 'kind' | 'period'>,
  amount: number | null,
): Promise<Result<Limits, HttpError>> =>
  turnsOf(
    stores,
    accountCode,
  )(async () => {
    const query = limitsQuery(accountCode);
    const answer = await setLimit(player.api, accountCode, limit, amount);
    if (answer.ok) {
      const { value } = answer;
      putAnswer(stores.playerAnswers, query.key, { value, at: Date.now(), from: 'network' });
    } else void player.queries.refreshAgain(query);
    return answer;
  });
