import type { Api } from '../../../http/api.ts';
import { success } from '../../../lib/result.ts';
import { createTurns } from '../../../lib/turns.ts';
import { closeSession } from '../../../operator/sessions.ts';
import { prepareBackgroundEnd } from '../../pwa/background-end.ts';
import { askFor } from '../../state/dialog-queue.ts';
import type { SignOutCause } from '../../state/session.ts';
import { addToast, removeToast } from '../../state/toasts.ts';
import type { Access } from './access.ts';
import { type FarewellOptions, sayFarewell } from './farewell.ts';
import { retryAfter } from './keep-fresh.ts';
import { endIsPaid, isEndOwed } from './keep-hint.ts';
import { nextTry, payOwedEnd } from './owed-end.ts';
import type { SessionParts } from './session-parts.ts';

interface EndedSession extends Pick<FarewellOptions, 'profile' | 'mayAsk' | 'everywhere'> {
  cause: SignOutCause;
  token: string;
}

/**
 * Ends sessions at the operator after they have ended in this tab.
 * @param visitorApi calls without a token
 */
export function createOperatorEnds(parts: SessionParts, access: Access, visitorApi: Api) {
  const { config, stores, text } = parts;
  const isReplaced = () => access.token() !== undefined;
  const isOwed = () => isEndOwed() && !isReplaced();
  const inTurn = createTurns();

  /**
   * Retries an unconfirmed end, of this page's session or of an earlier page's.
   * @param firstAfterS the operator's retry time in seconds
   */
  async function payOwed(firstAfterS?: number): Promise<void> {
    let notice: string | undefined;
    await payOwedEnd({
      close: () => inTurn(async () => (isOwed() ? closeSession(visitorApi) : success(undefined))),
      isOwed,
      onPaid: endIsPaid,
      firstAfterS,
      wait(failures, afterS) {
        void prepareBackgroundEnd().then((endInBackground) => endInBackground());
        notice ??= addToast(stores.toasts, {
          type: 'warning',
          text: text.t('session.notAcknowledged'),
          durationMs: -1,
        });
        const afterMs = afterS === undefined ? retryAfter(failures) : afterS * 1000;
        return nextTry(afterMs, stores.network);
      },
    });
    if (notice !== undefined) removeToast(stores.toasts, notice);
  }

  async function tellOperator(ended: EndedSession): Promise<void> {
    const { cause, token, profile, mayAsk, everywhere } = ended;
    const hasEnded = await sayFarewell({
      api: parts.createApi(() => token),
      profile,
      currency: config.currency,
      mayAsk,
      everywhere,
      // Only a requested log-out stops push messages; an inactive player keeps them.
      detach: cause === 'asked' ? (api) => parts.detach(api, profile?.accountCode) : undefined,
      onSummary: (subject) => askFor(stores.dialogs, subject),
      onEnded: endIsPaid,
      onSilence: (afterS) => void payOwed(afterS),
      isReplaced,
    });
    if (!everywhere) return;
    addToast(
      stores.toasts,
      hasEnded
        ? { type: 'success', text: text.t('session.everywhere') }
        : // Stays until the next log-in: the player may have to act on the other devices.
          { type: 'error', text: text.t('session.notEverywhere'), durationMs: -1 },
    );
  }

  return {
    payOwed,
    /** Sends the last calls of a session that has ended here. */
    leave(session: EndedSession): Promise<void> {
      // If the page unloads before the response, the service worker ends the session.
      void prepareBackgroundEnd().then((endInBackground) =>
        addEventListener('pagehide', () => isEndOwed() && endInBackground(), { once: true }),
      );
      return inTurn(() => tellOperator(session));
    },
    /** Resolves when no end is in progress. */
    settled: (): Promise<void> => inTurn(async () => undefined),
    /** Runs a log-in while no end is in progress: the end would remove its cookie. */
    apart: inTurn,
  };
}
