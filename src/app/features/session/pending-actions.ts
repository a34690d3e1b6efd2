import Cookies from 'js-cookie';
import type { PublicConfig } from '../../../config/public-config.ts';
import {
  type Document,
  documentsQuery,
  identityDocumentQuery,
} from '../../../operator/documents.ts';
import { type Profile, profileQuery } from '../../../operator/profile.ts';
import { askFor } from '../../state/dialog-queue.ts';
import type { DialogSubject } from '../../state/dialogs.ts';
import type { SessionParts } from './session-parts.ts';

/** CKE-4. */
const COOKIE = 'playerNotVerifiedModal';
const COOKIE_DAYS = 60;

/** What is known of a player when the pending actions are looked at (AUT-5). */
export interface Known {
  mode: PublicConfig['showPlayerNotVerifiedModal'];
  /** The identity modal was shown in the last 60 days. */
  seen: boolean;
  profile: Pick<Profile, 'accountStatus' | 'accountStatusChangeReason'> | undefined;
  /** Only asked when the identity modal may be due; undefined when there is no answer. */
  documents: () => Promise<readonly Pick<Document, 'kind'>[] | undefined>;
  isIdentityExpired: () => Promise<boolean | undefined>;
}

/** The one dialog that a login brings, if any: identity first, else the yearly validation (AUT-4, AUT-5). */
export async function pendingAction(known: Known): Promise<DialogSubject | undefined> {
  const { mode, seen, profile } = known;
  if (mode === true || (mode === 'cookie' && !seen)) {
    const documents = await known.documents();
    if (documents && !documents.some(({ kind }) => kind === 'identification'))
      return { kind: 'identity', document: 'not-uploaded' };
    if (documents && (await known.isIdentityExpired()))
      return { kind: 'identity', document: 'expired' };
  }
  const isDue =
    profile?.accountStatus === 'blocked' &&
    profile.accountStatusChangeReason === 'pending-annual-update-and-validation';
  return isDue ? { kind: 'annual-validation' } : undefined;
}

/** Looks at what the player who has just signed in has to do, and puts its dialog in the queue. */
export async function checkPendingActions({
  config,
  queries,
  stores,
}: SessionParts): Promise<void> {
  const { session, dialogs } = stores;
  const answer = await queries.refresh(profileQuery());
  if (!answer.ok) return;
  const { accountCode } = answer.value;
  const mode = config.showPlayerNotVerifiedModal;
  const subject = await pendingAction({
    mode,
    seen: Cookies.get(COOKIE) !== undefined,
    profile: answer.value,
    documents: async () => {
      const documents = await queries.refresh(documentsQuery(accountCode));
      return documents.ok ? documents.value : undefined;
    },
    isIdentityExpired: async () => {
      const check = await queries.refresh(identityDocumentQuery(accountCode));
      return check.ok ? check.value.expired : undefined;
    },
  });
  // Somebody else may be here by now, or nobody.
  if (!subject || session.profile?.accountCode !== accountCode) return;
  if (subject.kind === 'identity' && mode === 'cookie') rememberIdentity();
  askFor(dialogs, subject);
}

/** With the session ends what it told of the player's documents. */
export const forgetIdentity = (): void => Cookies.remove(COOKIE);

function rememberIdentity(): void {
  Cookies.set(COOKIE, '1', {
    expires: COOKIE_DAYS,
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
  });
}
