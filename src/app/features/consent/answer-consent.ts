import type { ConsentChoice } from '../../state/consent.ts';
import type { AppState } from '../../state/context.ts';
import { acceptCookies, askAgain } from './cookie-notice/acceptance.ts';

/**
 * Keeps what a visitor chose; the message, which it answers, goes at once and comes back if it was not kept.
 * @param choice or for everything at once yes or no
 */
export function answerConsent(app: AppState, choice: ConsentChoice | boolean): void {
  const { cookieNotice } = app.stores;
  acceptCookies(cookieNotice);
  import('./consent-manager.ts')
    .then(({ keepChoice }) => keepChoice(app, choice))
    .catch(() => askAgain(cookieNotice));
}
