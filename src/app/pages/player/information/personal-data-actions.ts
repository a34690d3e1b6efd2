import type { HttpError } from '../../../../http/http-error.ts';
import { type Result, success } from '../../../../lib/result.ts';
import {
  type ContactChange,
  changePersonalData,
  confirmPersonalData,
  type PersonalData,
  personalDataQuery,
} from '../../../../operator/personal-data.ts';
import { withProof } from '../../../features/session/identity-proof/with-proof.ts';
import { putAnswer } from '../../../state/answers.ts';
import type { AppState } from '../../../state/context.ts';
import { readBackLost } from '../../../state/open-writes/read-back-lost.ts';

/** Changes contact data; what the operator answers is what is shown from then on. */
export async function saveContact(
  app: AppState,
  accountCode: string,
  change: ContactChange,
): Promise<Result<undefined, HttpError>> {
  const { player, stores } = app;
  const saved = await withProof(app, () => changePersonalData(player.api, accountCode, change));
  if (!saved.ok)
    return readBackLost(player, saved.error, personalDataQuery(accountCode), (now) =>
      isChanged(change, now),
    );
  putAnswer(stores.playerAnswers, personalDataQuery(accountCode).key, {
    value: saved.value,
    at: Date.now(),
    from: 'network',
  });
  return success(undefined);
}

/** Whether all of a change is in what the operator has; a new email address waits for its link. */
function isChanged({ email, phone, language, address }: ContactChange, now: PersonalData): boolean {
  const { street, postalCode, city } = { ...now.address, ...address };
  return (
    (email === undefined || email === now.email || email === now.pendingEmail) &&
    (phone ?? now.phone) === now.phone &&
    (language ?? now.language) === now.language &&
    street === now.address.street &&
    postalCode === now.address.postalCode &&
    city === now.address.city
  );
}

/** The yearly word that the data are right (AUT-4). The block is gone once the profile says so. */
export async function confirmData(
  { player }: AppState,
  accountCode: string,
): Promise<Result<undefined, HttpError>> {
  const query = personalDataQuery(accountCode);
  const before = player.queries.peek(query)?.validatedAt;
  const confirmed = await confirmPersonalData(player.api, accountCode);
  // 409: confirmed before, in another tab perhaps. That is what was wanted.
  if (!confirmed.ok && confirmed.error.status !== 409) {
    const found = await readBackLost(
      player,
      confirmed.error,
      query,
      ({ validatedAt }) => validatedAt !== before,
    );
    if (!found.ok) return found;
  }
  await Promise.all([player.session.refreshProfile(), player.queries.refresh(query)]);
  return success(undefined);
}
