import { withProof } from '../../../features/identity-proof/with-proof.ts';
import type { HttpError } from '../../../http/http-error.ts';
import { type Result, success } from '../../../lib/result.ts';
import type { ContactChange } from '../../../operator/contract/types.ts';
import {
  changePersonalData,
  confirmPersonalData,
  personalDataQuery,
} from '../../../operator/personal-data.ts';
import { putAnswer } from '../../../state/answers.ts';
import type { AppState } from '../../../state/context.ts';

/** Changes contact data; what the operator answers is what is shown from then on. */
export async function saveContact(
  app: AppState,
  accountCode: string,
  change: ContactChange,
): Promise<Result<undefined, HttpError>> {
  const { player, stores } = app;
  const saved = await withProof(app, () => changePersonalData(player.api, accountCode, change));
  if (!saved.ok) return saved;
  putAnswer(stores.playerAnswers, personalDataQuery(accountCode).key, {
    value: saved.value,
    at: Date.now(),
    from: 'network',
  });
  return success(undefined);
}

/** The yearly word that the data are right (AUT-4). The block is gone once the profile says so. */
export async function confirmData(
  { player }: AppState,
  accountCode: string,
): Promise<Result<undefined, HttpError>> {
  const confirmed = await confirmPersonalData(player.api, accountCode);
  // 409: confirmed before, in another tab perhaps. That is what was wanted.
  if (!confirmed.ok && confirmed.error.status !== 409) return confirmed;
  await Promise.all([
    player.session.refreshProfile(),
    player.queries.refresh(personalDataQuery(accountCode)),
  ]);
  return success(undefined);
}
