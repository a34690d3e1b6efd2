import { subscribeKey } from 'valtio/vanilla/utils';
import { isSamePath } from '../../../lib/site-paths.ts';
import { noticesQuery } from '../../../operator/notices.ts';
import { profileQuery } from '../../../operator/profile.ts';
import { balanceQuery } from '../../../operator/wallet.ts';
import type { AnswersStore } from '../../state/answers.ts';
import { withdrawPlayers } from '../../state/dialog-queue.ts';
import { forgetDrafts } from '../../state/persist/forget-drafts.ts';
import type { SignOutCause } from '../../state/session.ts';
import { addToast, removeToast } from '../../state/toasts.ts';
import { keepBreak, oweEnd, removeHint } from './keep-hint.ts';
import { forgetIdentity } from './pending-actions.ts';
import { dropRefreshKey } from './refresh-key.ts';
import type { SessionParts } from './session-parts.ts';
import { forgetPlayerKeys, uncover } from './session-traces.ts';

/** Delay between attempts to read the profile, in ms. */
const PROFILE_AGAIN_MS = 5000;

/** The visible side of the session: its stores, the document's attribute and the messages to the player. */
export function createSessionState({ config, stores, queries, text, navigation }: SessionParts) {
  const { session, toasts, dialogs, network } = stores;
  let silence: string | undefined;

  async function readProfile(): Promise<void> {
    const answer = await queries.refreshAgain(profileQuery());
    if (!session.signedIn) return;
    if (answer.ok) {
      session.profile = answer.value;
      markBreak(answer.value.accountStatus === 'excluded');
    } else if (!session.profile) {
      awaitNoBreak();
      setTimeout(() => void readProfile(), PROFILE_AGAIN_MS);
    }
  }

  /** Until it is known whether the player is on a break, nothing would explain the empty place. */
  function awaitNoBreak(): void {
    if (!session.profile) delete document.documentElement.dataset['break'];
  }

  /** Pages keep the place of a break by the attribute, which the boot script sets as well. */
  function markBreak(isOnBreak: boolean): void {
    const { dataset } = document.documentElement;
    if (isOnBreak) dataset['break'] = '';
    else delete dataset['break'];
    keepBreak(isOnBreak);
  }

  subscribeKey(network, 'online', (online) => {
    if (online && session.signedIn) void queries.want(...queries.asked.values());
  });

  return {
    readProfile,

    showSignedIn(accountCode: string): void {
      session.signedIn = true;
      session.accountCode = accountCode;
      session.logIns++;
      session.restoring = false;
      session.loginOpen = false;
      session.endedBy = undefined;
      delete document.documentElement.dataset['session'];
      // Home uses this attribute to reserve space for the player's games.
      document.documentElement.dataset['player'] = '';
      void readProfile();
      // The header shows both once it has the profile.
      void queries.want(balanceQuery(accountCode), noticesQuery(accountCode));
    },

    /** Removes everything of the player. Push messages go with `profile` (src/app/features/push/follow-player.ts). */
    showSignedOut(cause: SignOutCause | undefined): void {
      // The tab that ended or started a session updates the hint.
      if (cause === undefined) removeHint();
      else if (cause !== 'elsewhere') oweEnd();
      // Kept when an earlier session has only expired: a player who closed the tab is asked once in 60 days (AUT-5).
      if (cause !== undefined) {
        forgetIdentity();
        // Rejects where storage is blocked, so there are no drafts.
        forgetDrafts().catch(() => undefined);
      }
      dropRefreshKey();
      session.signedIn = false;
      session.accountCode = undefined;
      session.restoring = false;
      session.profile = undefined;
      session.endedBy = cause;
      queries.forget();
      forgetAnswers(stores.playerAnswers);
      forgetPlayerKeys(() => sessionStorage);
      withdrawPlayers(dialogs);
      uncover();
      delete document.documentElement.dataset['player'];
      keepBreak(false);
      this.showReachable(true);
    },

    /** Covers private content until it is known whether the session continues. */
    cover(covered: boolean): void {
      session.restoring = covered;
      // The header uses the attribute, which the boot script sets as well.
      if (covered) document.documentElement.dataset['session'] = 'restoring';
      else delete document.documentElement.dataset['session'];
    },

    /** F25: the operator has not responded within the token's lifetime; the session stays meanwhile. */
    showReachable(reachable: boolean): void {
      if (reachable && silence !== undefined) {
        removeToast(toasts, silence);
        silence = undefined;
      } else if (!reachable) {
        awaitNoBreak();
        silence ??= addToast(toasts, {
          type: 'warning',
          text: text.t('session.unreachable'),
          durationMs: -1,
        });
      }
    },

    /** A message that stays until the player is back. The account's home explains it itself (AUT-2). */
    explainEnd(cause: SignOutCause): void {
      if (cause === 'inactivity' && !isSamePath(config.routes.playerArea, navigation.here())) {
        const line = text.t('login.inactivity.alertMessage');
        addToast(toasts, { type: 'info', text: line, durationMs: -1 });
      }
      if (cause === 'security') {
        addToast(toasts, { type: 'warning', text: text.t('session.security'), durationMs: -1 });
      }
    },
  };
}

export type SessionState = ReturnType<typeof createSessionState>;

/** Deletes key by key, because components subscribe to their key. */
function forgetAnswers({ entries, failed }: AnswersStore): void {
  for (const answers of [entries, failed]) {
    for (const key of Object.keys(answers)) delete answers[key];
  }
}
