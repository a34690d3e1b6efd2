import type { HttpError } from '../../../http/http-error.ts';
import type { Text } from '../../../i18n/text.ts';
import type { Result } from '../../../lib/result.ts';
import type { Exclusion, Operations } from '../../../operator/contract/types.ts';
import { exclude, limitsQuery } from '../../../operator/limits.ts';
import type { AppState } from '../../../state/context.ts';
import { addToast } from '../../../state/toasts.ts';
import { dayText } from './limit-words.ts';

/**
 * Begins a break or a self-exclusion. A break leaves the player signed in; after a self-exclusion the operator
 * knows the session no more, so it ends here too, with a word that stays until it is read.
 */
export async function excludePlayer(
  { player, stores }: Pick<AppState, 'player' | 'stores'>,
  accountCode: string,
  request: Operations['exclude']['request'],
  text: Text,
): Promise<Result<Exclusion, HttpError>> {
  const answer = await exclude(player.api, accountCode, request);
  if (!answer.ok) return answer;
  if (request.kind === 'break') {
    void player.session.refreshProfile();
    void player.queries.refresh(limitsQuery(accountCode));
    return answer;
  }
  const { until } = answer.value;
  const words =
    until === undefined
      ? text.t('exclusion.farewell.forever')
      : text.t('exclusion.farewell', { date: dayText(until, text) });
  await player.session.signOut('asked');
  addToast(stores.toasts, { type: 'info', text: words, durationMs: -1 });
  return answer;
}
