import type { HttpError } from '../../../../http/http-error.ts';
import { type Result, success } from '../../../../lib/result.ts';
import {
  type ContactChange,
  cancelContactChange,
  changePersonalData,
  confirmPersonalData,
  confirmPhone,
  type PersonalData,
  personalDataQuery,
  readPersonalData,
} from '../../../../operator/personal-data.ts';
import { withProof } from '../../../features/session/identity-proof/with-proof.ts';
import { putAnswer } from '../../../state/answers.ts';
import type { AppState } from '../../../state/context.ts';
import { readBackLost } from '../../../state/open-writes/read-back-lost.ts';

/** Changes contact data, then shows the operator's response. */
export async function saveContact(
  app: AppState,
  accountCode: string,
  change: ContactChange,
): Promise<Result<undefined, HttpError>> {
  const { player } = app;
  const saved = await withProof(app, () => changePersonalData(player.api, accountCode, change));
  return shown(app, accountCode, saved, (now) => isChanged(change, now));
}

/**
 * Confirms a new phone number by the code sent to it.
 * @param key the same for each attempt with this code, so that one whose response was lost may be repeated
 */
export async function savePhone(
  app: AppState,
  accountCode: string,
  { phone, code, key }: { phone: string; code: string; key: string },
): Promise<Result<undefined, HttpError>> {
  const { api } = app.player;
  let saved = await confirmPhone(api, accountCode, code, key);
  if (!saved.ok && saved.error.problem?.code === 'code_expired') {
    // It may have been entered in another tab or on another device. If not, the form stays, to ask for a new one.
    const now = await readPersonalData(api, accountCode);
    if (now.ok && now.value.phone === phone) saved = now;
  }
  return shown(app, accountCode, saved, (now) => now.phone === phone);
}

/**
 * Keeps the old email address or phone number. The new one may already be confirmed or replaced in another tab.
 * Afterwards the personal data show which of them it is.
 * @param pending the new one to discard
 */
export async function keepOldContact(
  app: AppState,
  accountCode: string,
  kind: 'email' | 'phone',
  pending: string,
): Promise<Result<undefined, HttpError>> {
  const kept = await cancelContactChange(app.player.api, accountCode, kind, pending);
  return shown(app, accountCode, kept, (now) => pendingOf(now, kind) !== pending);
}

/** The new email address or phone number that waits for its link or code. */
export const pendingOf = (data: PersonalData, kind: 'email' | 'phone'): string | undefined =>
  kind === 'email' ? data.pendingEmail : data.pendingPhone;

/** Asks for another code. After a lost response, the personal data do not tell whether it was sent. */
export async function sendPhoneCode(
  app: AppState,
  accountCode: string,
  phone: string,
): Promise<Result<undefined, HttpError>> {
  const { api } = app.player;
  const sent = await withProof(app, () => changePersonalData(api, accountCode, { phone }));
  return shown(app, accountCode, sent, () => false);
}

/**
 * Shows the operator's response to a change. Reads the profile again, because the operator may hold the account for
 * review.
 * @param shows whether personal data contain the change, to find out after a lost response
 */
async function shown(
  { player, stores }: AppState,
  accountCode: string,
  saved: Result<PersonalData, HttpError>,
  shows: (now: PersonalData) => boolean,
): Promise<Result<undefined, HttpError>> {
  const query = personalDataQuery(accountCode);
  if (saved.ok) {
    const { value } = saved;
    putAnswer(stores.playerAnswers, query.key, { value, at: Date.now(), from: 'network' });
  } else {
    const found = await readBackLost(player, saved.error, query, shows);
    if (!found.ok) return found;
  }
  void player.session.refreshProfile();
  return success(undefined);
}

/** Tells whether the operator has all of a change; a new email address or phone waits for its confirmation. */
function isChanged({ email, phone, language, address }: ContactChange, now: PersonalData): boolean {
  const { street, postalCode, city } = { ...now.address, ...address };
  return (
    (email === undefined || email === now.email || email === now.pendingEmail) &&
    (phone === undefined || phone === now.phone || phone === now.pendingPhone) &&
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
