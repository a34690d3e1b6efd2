import type { HttpError } from '../../../http/http-error.ts';
import { type Result, success } from '../../../lib/result.ts';
import type { NotificationPreferences } from '../../../operator/contract/types.ts';
import { preferencesQuery, setPreferences } from '../../../operator/preferences.ts';
import { putAnswer } from '../../../state/answers.ts';
import type { AppState } from '../../../state/context.ts';

/** Saves the preferences; what the operator answers is what holds. */
export async function savePreferences(
  { player, stores }: AppState,
  accountCode: string,
  preferences: NotificationPreferences,
): Promise<Result<undefined, HttpError>> {
  const saved = await setPreferences(player.api, accountCode, preferences);
  if (!saved.ok) return saved;
  putAnswer(stores.playerAnswers, preferencesQuery(accountCode).key, {
    value: saved.value,
    at: Date.now(),
    from: 'network',
  });
  return success(undefined);
}
