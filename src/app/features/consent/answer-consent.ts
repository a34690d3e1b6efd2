import type { ConsentChoice } from '../../state/consent.ts';
import type { AppState } from '../../state/context.ts';
import { acceptCookies, askAgain } from './cookie-notice/acceptance.ts';
import { keepAnswer } from './given-answer.ts';

/**
 * Stores the visitor's choice, also if the page is left at once. The notice hides, and returns if nothing can be stored.
 * @param choice by category, or yes or no for all
 */
export function answerConsent(app: AppState, choice: ConsentChoice | boolean): void {
  const { cookieNotice } = app.stores;
  acceptCookies(cookieNotice);
  const isKept = keepAnswer(choice);
  import('./consent-manager.ts')
    .then(({ keepChoice }) => keepChoice(app, choice))
    .catch(() => isKept || askAgain(cookieNotice));
}
