import type { ConsentChoice } from '../../state/consent.ts';
import type { AppState } from '../../state/context.ts';
import { acceptCookies, askForCookies } from '../cookie-notice/acceptance.ts';

/** Keeps what a visitor chose; the message, which it answers, goes at once and comes back if it was not kept. */
export function answerConsent(app: AppState, choice: ConsentChoice): void {
  const { cookieNotice } = app.stores;
  acceptCookies(cookieNotice);
  import('./consent-manager.ts')
    .then(({ openConsent }) => openConsent(app))
    .then((choose) => choose(choice))
    .catch((error: unknown) => {
      console.warn('The choice about cookies was not kept', error);
      askForCookies(cookieNotice);
    });
}
