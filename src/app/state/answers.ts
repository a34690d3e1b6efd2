import { proxy, ref } from 'valtio/vanilla';
import type { HttpError } from '../../http/http-error.ts';

/** Answer of a query, with its time and origin. */
export interface StoredAnswer {
  value: unknown;
  /** Time of the back end's answer, epoch ms. */
  at: number;
  from: 'transfer' | 'saved' | 'network';
}

/** Answers of anonymous queries by key; saved key by key (persist/saved-answers.ts). */
export interface AnswersStore {
  entries: Record<string, StoredAnswer>;
  /** Queries whose last attempt failed; an earlier answer stays in `entries`. */
  failed: Record<string, HttpError['kind']>;
}

export const createAnswers = (): AnswersStore => proxy({ entries: {}, failed: {} });

/** Stores an answer. Models are replaced, never mutated. */
export function putAnswer(answers: AnswersStore, key: string, answer: StoredAnswer): void {
  const { value } = answer;
  const held = typeof value === 'object' && value !== null ? ref(value) : value;
  answers.entries[key] = { ...answer, value: held };
  delete answers.failed[key];
}

/** Newest time among answers that came from this device, epoch ms. */
export function savedAt(answers: AnswersStore): number | undefined {
  const times = Object.values(answers.entries).flatMap((entry) =>
    entry.from === 'saved' ? [entry.at] : [],
  );
  return times.length > 0 ? Math.max(...times) : undefined;
}
