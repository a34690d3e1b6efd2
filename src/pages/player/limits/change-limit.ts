import type { HttpError } from '../../../http/http-error.ts';
import type { Result } from '../../../lib/result.ts';
import type { Limit, Limits } from '../../../operator/contract/types.ts';
import { limitsQuery, setLimit } from '../../../operator/limits.ts';
import { putAnswer } from '../../../state/answers.ts';
import type { AppState } from '../../../state/context.ts';

/**
 * Sets one limit and shows all of them as the operator has them then. They are read again: without an answer nobody
 * knows, and of two changes at once the first one's answer may come last.
 */
export async function changeLimit(
  { player, stores }: Pick<AppState, 'player' | 'stores'>,
  accountCode: string,
  limit: Pick<Limit, 'kind' | 'period'>,
  amount: number | null,
): Promise<Result<Limits, HttpError>> {
  const query = limitsQuery(accountCode);
  const answer = await setLimit(player.api, accountCode, limit, amount);
  if (answer.ok) {
    const { value } = answer;
    putAnswer(stores.playerAnswers, query.key, { value, at: Date.now(), from: 'network' });
  }
  void player.queries.refreshAgain(query);
  return answer;
}
