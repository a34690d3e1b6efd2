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

/**
 * Changes contact data, then shows the operator's response and reads the profile again, because the operator may hold
 * the account for review.
 */
export async function saveContact(
  app: AppState,
  accountCode: string,
  change: ContactChange,
): Promise<Result<undefined, HttpError>> {
  const { player, stores } = app;
  const query = personalDataQuery(accountCode);
  const saved = await withProof(app, () => changePersonalData(player.api, accountCode, change));
  if (saved.ok) {
    const { value } = saved;
    putAnswer(stores.playerAnswers, query.key, { value, at: Date.now(), from: 'network' });
  } else {
    const found = await readBackLost(player, saved.error, query, (now) => isChanged(change, now));
    if (!found.ok) return found;
  }
  void player.session.refreshProfile();
  return success(undefined);
}

/** Tells whether the operator has all of a change; a new email address waits for its link. */
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

/** Confirms the data for this year (AUT-4). The block ends once the profile says so. */
export async function confirmData(
  { player }: AppState,
  accountCode: string,
): Promise<Result<undefined, HttpError>> {
  const query = personalDataQuery(accountCode);
  const before = player.queries.peek(query)?.validatedAt;
  const confirmed = await confirmPersonalData(player.api, accountCode);
  // 409: already confirmed, perhaps in another tab, which is the desired state.
  if (!confirmed.ok && confirmed.error.status !== 409) {
    const found = await readBackLost(
      player,
      confirmed.error,
      query,
      ({ validatedAt }) => validatedAt !== before,
    );
    if (!found.ok) return found;
  }
  await Promise.all([player.session.refreshProfile(), player.queries.refreshAgain(query)]);
  return success(undefined);
}
