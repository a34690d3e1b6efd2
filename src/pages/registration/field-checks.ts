import type { Api } from '../../http/api.ts';
import { checkRegistrationField } from '../../operator/registration.ts';
import { refusalsOf } from './refusals.ts';
import type { RegistrationState } from './registration.ts';
import { faultOf } from './rules.ts';

/** Asked of the operator while the form is filled in: these two can be taken. */
const CHECKED = ['username', 'email'] as const;
/** After the last key, in ms. */
const PAUSE_MS = 500;

/**
 * Asks the operator about values as they are typed, each after a pause; another value takes the question
 * before it back. Without an answer nothing is said: the operator asks again when the form is sent.
 */
export function createFieldChecks(
  api: Api,
  state: Pick<RegistrationState, 'values' | 'terms' | 'left' | 'answers'>,
): { changed(): void } {
  const asked = new Map<string, { value: string; stop: AbortController }>();

  async function ask(field: (typeof CHECKED)[number], value: string, signal: AbortSignal) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (signal.aborted) return;
    const outcome = await checkRegistrationField(api, { field, value: value.trim() }, signal);
    if (signal.aborted) return;
    const refusal = outcome.ok ? undefined : refusalsOf(outcome.error)[0];
    if (outcome.ok) state.answers[field] = { value };
    else if (refusal?.field === field) state.answers[field] = { value, text: refusal.text };
  }

  return {
    changed() {
      const { values, terms, left } = state;
      for (const field of CHECKED) {
        const value = values[field];
        const before = asked.get(field);
        if (before?.value === value) continue;
        before?.stop.abort();
        asked.delete(field);
        if (!left[field] || !terms || faultOf(field, values, terms)) continue;
        const stop = new AbortController();
        asked.set(field, { value, stop });
        void ask(field, value, stop.signal);
      }
    },
  };
}
