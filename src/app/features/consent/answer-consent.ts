import type { ConsentChoice } from '../../state/consent.ts';
import type { AppState } from '../../state/context.ts';
import { acceptCookies, askAgain } from './cookie-notice/acceptance.ts';

/**
 * Stores the visitor's choice. The notice hides at once and returns if storing fails.
 * @param choice by category, or yes or no for all
 */
export function answerConsent(app: AppState, choice: ConsentChoice | boolean): void {
  const { cookieNotice } = app.stores;
  acceptCookies(cookieNotice);
  import('./consent-manager.ts')
    .then(({ keepChoice }) => keepChoice(app, choice))
    .catch(() => askAgain(cookieNotice));
}
