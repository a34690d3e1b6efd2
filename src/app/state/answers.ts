import { proxy, ref } from 'valtio/vanilla';
import type { HttpError } from '../../http/http-error.ts';

/** What a query answered, when, and where it came from. */
export interface StoredAnswer {
  value: unknown;
  /** Epoch ms at which the back end gave it. */
  at: number;
  from: 'transfer' | 'saved' | 'network';
}

/** Answers of anonymous queries by query key. Persists key by key (see persist/saved-answers.ts). */
export interface AnswersStore {
  entries: Record<string, StoredAnswer>;
  /** Queries whose last try failed; the answer from before, if any, stays in `entries`. */
  failed: Record<string, HttpError['kind']>;
}

export const createAnswers = (): AnswersStore => proxy({ entries: {}, failed: {} });

/** Puts an answer in place. Models are held whole: they are replaced, never changed. */
export function putAnswer(answers: AnswersStore, key: string, answer: StoredAnswer): void {
  const { value } = answer;
  const held = typeof value === 'object' && value !== null ? ref(value) : value;
  answers.entries[key] = { ...answer, value: held };
  delete answers.failed[key];
}

/** Newest time among the answers that came from this device rather than from the network, in epoch ms. */
export function savedAt(answers: AnswersStore): number | undefined {
  const times = Object.values(answers.entries).flatMap((entry) =>
    entry.from === 'saved' ? [entry.at] : [],
  );
  return times.length > 0 ? Math.max(...times) : undefined;
}
