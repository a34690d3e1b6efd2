import type { AnswersStore } from '../state/answers.ts';

/**
 * A document that the worker opened from the device is hydrated as it was rendered, then counts as what it is: saved.
 * Prices are suspended, and all of it is read again.
 * @returns whether this page is one
 */
export function ageKeptPage({ entries }: AnswersStore): boolean {
  const { dataset } = document.documentElement;
  if (!('kept' in dataset)) return false;
  for (const entry of Object.values(entries)) if (entry.from === 'transfer') entry.from = 'saved';
  delete dataset['kept'];
  return true;
}
