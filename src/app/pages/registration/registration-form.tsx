import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  type RegistrationAccess,
  registrationAccessQuery,
} from '../../../operator/registration.ts';
import { useDeviceLook } from '../../features/session/device-check/use-device-look.ts';
import { judgePassword } from '../../features/session/sign-in/password-advice.ts';
import { returnQuery } from '../../features/session/sign-in/return-path.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { AccountStep } from './account-step.tsx';
import { AddressFields } from './address-fields.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { DocumentFields } from './document-fields.tsx';
import { DraftNote } from './draft-note.tsx';
import { ProgressList, stepSearch } from './progress-list.tsx';
import { fieldId } from './question.tsx';
import { type Registration, shownFault } from './registration.ts';
import { type Field, STEP_NAMES, STEPS, type Step, stepOf } from './registration-values.ts';
import { wasFilledIn } from './rules.ts';

interface RegistrationFormProps {
  form: Registration;
  /** The operator's terms; the form waits for them. */
  access: RegistrationAccess | undefined;
  onDenied: (reason: string) => void;
  onOpened: () => void;
}

/** The form in steps, each at its own URL, so that the browser's back button goes back one step. */
export function RegistrationForm({ form, access, onDenied, onOpened }: RegistrationFormProps) {
  const { t } = useText();
  const { config, queries } = useApp();
  useDeviceLook();
  const state = useSnapshot(form.state);
  const ready = state.ready && state.terms !== undefined;
  const { step, furthest } = useStep(form, ready);
  const navigate = useNavigate();
  const { search } = useLocation();
  const [wanted, setWanted] = useState<{ field: Field }>();
  const heading = useHeadingFocus(step, ready);

  // The field may be on a step that is not shown yet.
  useEffect(() => {
    if (!wanted || stepOf(wanted.field) !== step) return;
    const field = document.getElementById(fieldId(wanted.field));
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }, [wanted, step]);
  function leadTo(field: Field) {
    setWanted({ field });
    if (stepOf(field) !== step) void navigate({ search: stepSearch(stepOf(field), search) });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!access || !ready) return;
    await judgePassword(form.state.values.password);
    form.leave(...STEPS[step]);
    const wrong = STEPS[step].find((field) => shownFault(form.state, field));
    if (wrong) return leadTo(wrong);
    const next = STEP_NAMES[STEP_NAMES.indexOf(step) + 1];
    if (next) return void navigate({ search: stepSearch(next, search) });
    const outcome = await form.send(access);
    if (outcome.kind === 'opened') onOpened();
    if (outcome.kind === 'denied') onDenied(outcome.reason);
    if (outcome.kind !== 'wrong') return;
    // The operator's terms may have changed.
    void queries.refresh(registrationAccessQuery());
    leadTo(outcome.field);
  }

  const previous = STEP_NAMES[STEP_NAMES.indexOf(step) - 1];
  const isLast = step === STEP_NAMES.at(-1);
  return (
    <form method="post" noValidate aria-busy={!ready} inert={!ready} onSubmit={submit}>
      <ProgressList current={step} furthest={furthest} />
      <div className="registration-fields">
        <h2 ref={heading} tabIndex={-1}>
          {t(`registration.step.${step}`)}
        </h2>
        {step === 'account' && <AccountStep form={form} />}
        {step === 'details' && (
          <>
            <AddressFields form={form} />
            <DocumentFields form={form} />
            <ConsentFields form={form} agreements={access?.agreements} />
          </>
        )}
        {state.fault && (
          <p className="registration-fault" role="alert">
            {t(state.fault)}
          </p>
        )}
        <div className="registration-ways">
          {previous && (
            <Link
              className={buttonClass('quiet')}
              to={{ search: stepSearch(previous, search) }}
              onMouseDown={keepFocus}
            >
              {t('registration.back')}
            </Link>
          )}
          <Button type="submit" busy={state.sending} onMouseDown={keepFocus}>
            {t(isLast ? 'registration.open' : 'registration.next')}
          </Button>
        </div>
        {step === 'account' && config.routes.login && (
          <p className="registration-login">
            {t('registration.have')}{' '}
            <Link to={config.routes.login + returnQuery(search)}>{t('sign-in.submit')}</Link>
          </p>
        )}
        <DraftNote form={form} />
      </div>
    </form>
  );
}

/** Blurring a field by pressing a button would show its error and move the button away before the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The step in the URL, as far as the steps before it are filled in. */
function useStep({ state }: Registration, ready: boolean): { step: Step; furthest: Step } {
  const { values, terms } = useSnapshot(state);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [first, ...others] = STEP_NAMES as [Step, ...Step[]];
  // The server knows neither the draft nor the terms.
  const open =
    ready && terms ? [first, ...others].find((step) => !wasFilledIn(step, values, terms)) : first;
  const furthest = open ?? others.at(-1) ?? first;
  const asked = STEP_NAMES.indexOf(search.get('step') as Step);
  const most = STEP_NAMES.indexOf(furthest);
  const step = STEP_NAMES[Math.max(0, Math.min(asked, most))] ?? first;
  const isTooFar = ready && terms !== undefined && asked > most;
  // Otherwise the form would go there by itself once the fields of this step are valid, while they are being typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address asks for too much
  useEffect(() => {
    const to = { search: stepSearch(step, `${search}`) };
    if (isTooFar) void navigate(to, { replace: true, preventScrollReset: true });
  }, [isTooFar]);
  return { step, furthest };
}

/** Moves the focus to the heading of a new step, because for screen reader users it is another page. */
function useHeadingFocus(step: Step, ready: boolean) {
  const ref = useRef<HTMLHeadingElement>(null);
  const before = useRef<Step>(undefined);
  useEffect(() => {
    if (!ready) return;
    if (before.current !== undefined && before.current !== step) ref.current?.focus();
    before.current = step;
  }, [step, ready]);
  return ref;
}
