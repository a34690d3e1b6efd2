import { v4 as uuid } from 'uuid';
import { proxy } from 'valtio/vanilla';
import { type HttpError, isOutcomeUnknown, isSilent } from '../../../http/http-error.ts';
import type { Result } from '../../../lib/result.ts';
import type { RegistrationAccess } from '../../../operator/registration.ts';
import { keptTrackingCode } from '../../features/affiliate/keep-tracking-code.ts';
import type { MessageKey } from '../../i18n/text.ts';
import type { AppState } from '../../state/context.ts';
import type { SavedDrafts } from '../../state/persist/saved-drafts.ts';
import { type CheckedForm, createFieldChecks } from './field-checks.ts';
import { createKeptForm } from './kept-form.ts';
import { refusalsOf } from './refusals.ts';
import {
  emptyValues,
  type Field,
  type RegistrationValues,
  STEP_NAMES,
  STEPS,
} from './registration-values.ts';
import { faultOf, faultsOf } from './rules.ts';
import { toRequest } from './to-request.ts';

/** The form's state. */
interface RegistrationState extends CheckedForm {
  /** Questions that were blurred or submitted: their errors are shown. */
  left: Partial<Record<Field, true>>;
  /** Whether the saved draft has been looked up. */
  ready: boolean;
  /** Whether there was a draft. */
  restored: boolean;
  sending: boolean;
  /** Why sending failed, when no field caused it. */
  fault: MessageKey | undefined;
}

export type Outcome =
  | { kind: 'opened' }
  | { kind: 'denied'; reason: string }
  | { kind: 'wrong'; field: Field }
  | { kind: 'failed' };

export interface Registration {
  state: RegistrationState;
  /** Restores the saved draft. */
  restore(): Promise<void>;
  set<Name extends keyof RegistrationValues>(name: Name, value: RegistrationValues[Name]): void;
  leave(...fields: Field[]): void;
  /** Sets the country if none was chosen. */
  suggestCountry(code: string): void;
  /**
   * Sends the form. After a lost response the next call retries with the same key, so that there is at most one
   * account.
   */
  send(access: RegistrationAccess): Promise<Outcome>;
  /** Clears the form and the device's copy of it. */
  forget(): Promise<void>;
  /** The page is left. */
  end(): void;
}

/** Returns a field's value as text, to match the operator's result with it. */
function answerText(values: RegistrationValues, field: Field): string {
  if (field === 'documentNumber') return `${values.documentNumber} ${values.otherDocument}`;
  return String(values[field]);
}

/** In reading order. */
const FIELDS: readonly Field[] = STEP_NAMES.flatMap((step) => STEPS[step]);

/** Returns the error to show at a field now, if any. */
export function shownFault(state: RegistrationState, field: Field): MessageKey | undefined {
  const { values, terms, left, answers } = state;
  const answer = answers[field];
  const said = answer?.value === answerText(values, field) ? answer.text : undefined;
  // The operator's result is shown while typing; an incomplete value only on blur.
  return said ?? (left[field] && terms ? faultOf(field, values, terms) : undefined);
}

/** Creates the registration's state and actions, once per visit of the page. */
export function createRegistration(
  { player, config, locale }: Pick<AppState, 'player' | 'config' | 'locale'>,
  openDrafts: () => SavedDrafts,
): Registration {
  const state = proxy<RegistrationState>({
    values: emptyValues(),
    terms: undefined,
    left: {},
    answers: {},
    ready: false,
    restored: false,
    sending: false,
    fault: undefined,
  });
  const kept = createKeptForm(openDrafts, state);
  const checks = createFieldChecks(player.asVisitor, state);

  function firstFault(): Field | undefined {
    const { terms } = state;
    if (!terms) return undefined;
    return STEP_NAMES.flatMap((step) => faultsOf(step, state.values, terms))[0];
  }

  async function attempt(
    access: RegistrationAccess,
    given: RegistrationValues,
  ): Promise<Result<undefined, HttpError>> {
    const request = toRequest(given, {
      currency: config.currency,
      language: locale,
      agreements: {
        terms: access.agreements.terms.version,
        privacy: access.agreements.privacy.version,
      },
      trackingCode: keptTrackingCode(),
    });
    const outcome = await player.session.register(request, await kept.attempt(uuid));
    if (!outcome.ok && !isOutcomeUnknown(outcome.error)) await kept.endAttempt();
    return outcome;
  }

  /** @param given the values that were sent; the visitor may have typed others meanwhile */
  function refuse(error: HttpError, given: RegistrationValues): Outcome {
    const { problem, status } = error;
    if (problem?.code === 'registration_denied')
      return { kind: 'denied', reason: String(problem.more['reason'] ?? '') };
    const refusals = refusalsOf(error);
    for (const { field, text } of refusals) {
      const isAgreement = field === 'terms' || field === 'privacy';
      // It must be given again.
      if (isAgreement) state.values[field] = false;
      state.answers[field] = { value: answerText(isAgreement ? state.values : given, field), text };
      state.left[field] = true;
    }
    const first = FIELDS.find((name) => refusals.some(({ field }) => field === name));
    if (first) return { kind: 'wrong', field: first };
    if (isSilent(error)) state.fault = 'registration.fault.network';
    else state.fault = status === 429 ? 'sign-in.fault.busy' : 'sign-in.fault.other';
    return { kind: 'failed' };
  }

  return {
    state,
    async restore() {
      state.restored = await kept.restore();
      state.ready = true;
    },
    set(name, value) {
      state.values[name] = value;
      kept.save();
      checks.changed();
    },
    leave(...fields) {
      for (const field of fields) state.left[field] = true;
      checks.changed();
    },
    suggestCountry(code) {
      state.values.country ||= code;
    },
    async send(access) {
      if (state.sending) return { kind: 'failed' };
      state.fault = undefined;
      const wrong = firstFault();
      if (wrong) {
        state.left[wrong] = true;
        return { kind: 'wrong', field: wrong };
      }
      state.sending = true;
      const given = { ...state.values };
      let outcome = await attempt(access, given);
      // The key belongs to an earlier attempt with another body. That attempt is over, so this one gets a new key.
      if (!outcome.ok && outcome.error.problem?.code === 'idempotency_key_reused')
        outcome = await attempt(access, given);
      if (outcome.ok) await kept.forget();
      state.sending = false;
      return outcome.ok ? { kind: 'opened' } : refuse(outcome.error, given);
    },
    end: kept.end,
    async forget() {
      await kept.forget();
      Object.assign(state, { values: emptyValues(), left: {}, answers: {}, restored: false });
    },
  };
}
