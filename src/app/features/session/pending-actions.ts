import Cookies from 'js-cookie';
import type { PublicConfig } from '../../../config/public-config.ts';
import { isOwner, ownerMark } from '../../../lib/owner-mark.ts';
import {
  type Document,
  documentsQuery,
  identityDocumentQuery,
} from '../../../operator/documents.ts';
import { type Profile, profileQuery } from '../../../operator/profile.ts';
import { askFor } from '../../state/dialog-queue.ts';
import type { DialogSubject } from '../../state/dialogs.ts';
import type { SessionParts } from './session-parts.ts';

/** CKE-4. The value is the mark of the player who saw the dialog. */
const COOKIE = 'playerNotVerifiedModal';
const COOKIE_DAYS = 60;

/** The player's data for the check of pending actions (AUT-5). */
export interface Known {
  mode: PublicConfig['showPlayerNotVerifiedModal'];
  /** The identity modal was shown to this player in the last 60 days. */
  seen: boolean;
  profile: Pick<Profile, 'accountStatus' | 'accountStatusChangeReason'> | undefined;
  /** Requested only when the identity modal may be due; undefined without a response. */
  documents: () => Promise<readonly Pick<Document, 'kind'>[] | undefined>;
  isIdentityExpired: () => Promise<boolean | undefined>;
}

/** Returns the dialog to show after a log-in, if any: identity first, else the yearly validation (AUT-4, AUT-5). */
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

/** Checks the pending actions of a player who has just logged in and queues the dialog. */
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
    seen: await isOwner(Cookies.get(COOKIE), accountCode),
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
  const isOnce = subject?.kind === 'identity' && mode === 'cookie';
  const owner = isOnce ? await ownerMark(accountCode) : undefined;
  // Another player may have logged in, or the player may have left.
  if (!subject || session.profile?.accountCode !== accountCode) return;
  if (owner !== undefined) rememberIdentity(owner);
  askFor(dialogs, subject);
}

/** Deletes the note about the player's documents together with the session. */
export const forgetIdentity = (): void => Cookies.remove(COOKIE);

function rememberIdentity(owner: string): void {
  Cookies.set(COOKIE, owner, {
    expires: COOKIE_DAYS,
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
  });
}
