import type { ConsentChoice } from '../../state/consent.ts';

const KEY = 'cookie-answer';

/**
 * Keeps an answer until the consent manager has stored it: the page may be left before its code has loaded.
 * @param answer by category, or yes or no for all
 * @returns whether it is kept
 */
export function keepAnswer(answer: ConsentChoice | boolean): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(answer));
    return true;
  } catch {
    return false;
  }
}

/** Returns the kept answer, if any, and forgets it. */
export function takeAnswer(): ConsentChoice | undefined {
  try {
    const answer = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    localStorage.removeItem(KEY);
    if (answer === null) return undefined;
    const all = typeof answer === 'boolean';
    const isAllowed = (purpose: keyof ConsentChoice) => (all ? answer : answer[purpose] === true);
    return { analytics: isAllowed('analytics'), marketing: isAllowed('marketing') };
  } catch {
    return undefined;
  }
}
