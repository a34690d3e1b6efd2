import type { ConsentChoice } from '../../state/consent.ts';

export const ANSWER_KEY = 'cookie-answer';
/** An older choice is dropped, because the third parties may have changed since. */
const DAY_MS = 86_400_000;

/**
 * Keeps a choice until the consent manager has stored it: the page may be left before its code has loaded.
 * @param answer by category, or yes or no for all
 * @returns whether it is kept
 */
export function keepAnswer(answer: ConsentChoice | boolean): boolean {
  try {
    localStorage.setItem(ANSWER_KEY, JSON.stringify({ answer, at: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

/** Returns the choice kept within the last day, if any, and removes it. */
export function takeAnswer(): ConsentChoice | undefined {
  try {
    const { answer, at } = JSON.parse(localStorage.getItem(ANSWER_KEY) ?? '{}');
    localStorage.removeItem(ANSWER_KEY);
    if (!(at > Date.now() - DAY_MS)) return undefined;
    const isAllowed = (purpose: keyof ConsentChoice) => answer === true || answer[purpose] === true;
    return { analytics: isAllowed('analytics'), marketing: isAllowed('marketing') };
  } catch {
    return undefined;
  }
}
