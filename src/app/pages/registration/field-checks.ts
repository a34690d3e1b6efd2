import type { Api } from '../../../http/api.ts';
import { checkRegistrationField } from '../../../operator/registration.ts';
import type { MessageKey } from '../../i18n/text.ts';
import { refusalsOf } from './refusals.ts';
import type { Field, RegistrationValues } from './registration-values.ts';
import { faultOf, type Terms } from './rules.ts';

/** Fields that are checked with the operator while typing, because their values may be taken. */
const CHECKED = ['username', 'email'] as const;
/** Delay after the last keystroke, in ms. */
const PAUSE_MS = 500;

/** The part of the form that the checks read and write. */
export interface CheckedForm {
  values: RegistrationValues;
  /** The operator's terms; undefined until loaded. */
  terms: Terms | undefined;
  /** The operator's result for a value; without text it is available. */
  answers: Partial<Record<Field, { value: string; text?: MessageKey }>>;
}

/**
 * Checks values with the operator as they are typed, each after a pause; a new value cancels the previous check. Shows
 * nothing without a response, because the operator checks again on submission.
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
