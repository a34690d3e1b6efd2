import type { Api } from '../../../http/api.ts';
import { checkRegistrationField } from '../../../operator/registration.ts';
import type { MessageKey } from '../../i18n/text.ts';
import { refusalsOf } from './refusals.ts';
import type { Field, RegistrationValues } from './registration-values.ts';
import { faultOf, type Terms } from './rules.ts';

/** Asked of the operator while the form is filled in: these two can be taken. */
const CHECKED = ['username', 'email'] as const;
/** After the last key, in ms. */
const PAUSE_MS = 500;

/** What of the form the checks read and answer. */
export interface CheckedForm {
  values: RegistrationValues;
  /** What the operator asks for; undefined until it has answered. */
  terms: Terms | undefined;
  /** What the operator said of a value; no text: it may be used. */
  answers: Partial<Record<Field, { value: string; text?: MessageKey }>>;
}

/**
 * Asks the operator about values as they are typed, each after a pause; another value takes the question
 * before it back. Without an answer nothing is said: the operator asks again when the form is sent.
 */
export function createFieldChecks(api: Api, state: CheckedForm): { changed(): void } {
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
      const { values, terms } = state;
      for (const field of CHECKED) {
        const value = values[field];
        const before = asked.get(field);
        if (before?.value === value) continue;
        before?.stop.abort();
        asked.delete(field);
        if (!terms || faultOf(field, values, terms)) continue;
        const stop = new AbortController();
        asked.set(field, { value, stop });
        void ask(field, value, stop.signal);
      }
    },
  };
}
