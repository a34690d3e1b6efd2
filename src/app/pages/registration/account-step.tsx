import CircleCheck from 'lucide-react/icons/circle-check';
import { NewPasswordField } from '../../features/session/sign-in/new-password-field.tsx';
import { useText } from '../../i18n/text.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { spacedDate } from './birth-date.ts';
import { fieldId, NeededQuestion, Question, useFault } from './question.tsx';
import type { Registration } from './registration.ts';
import { personalOf } from './rules.ts';

/**
 * Personal details and credentials. The password comes last, because the other values decide whether it is easy to
 * guess.
 */
export function AccountStep({ form }: { form: Registration }) {
  const { t } = useText();
  const { values } = useSnapshot(form.state);
  const fault = useFault(form, 'password');
  return (
    <>
      <div className="registration-pair">
        <NeededQuestion form={form} field="firstName" autoComplete="given-name" maxLength={60} />
        <NeededQuestion form={form} field="lastName" autoComplete="family-name" maxLength={80} />
      </div>
      <BirthDate form={form} />
      <NeededQuestion
        form={form}
        field="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        after={<Free form={form} field="email" />}
      />
      <NeededQuestion
        form={form}
        field="username"
        hint={t('registration.username.hint')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
        after={<Free form={form} field="username" />}
      />
      <NewPasswordField
        id={fieldId('password')}
        name="password"
        label={t('sign-in.password')}
        value={values.password}
        personal={personalOf(values)}
        required
        error={fault}
        onChange={(event) => form.set('password', event.target.value)}
        onBlur={() => form.leave('password')}
      />
    </>
  );
}

/** A single field with a numeric keyboard: typing a date of birth is faster than finding it in a calendar. */
function BirthDate({ form }: { form: Registration }) {
  const { t } = useText();
  const { values, terms } = useSnapshot(form.state);
  return (
    <Question
      form={form}
      field="birthDate"
      label={t('registration.birthDate')}
      hint={t('registration.birthDate.hint', { age: terms?.minimumAge ?? 18 })}
      inputMode="numeric"
      autoComplete="bday"
      maxLength={14}
      required
      onChange={(event) => form.set('birthDate', spacedDate(event.target.value, values.birthDate))}
    />
  );
}

/** Shown when the operator reports the value as available. */
function Free({ form, field }: { form: Registration; field: 'username' | 'email' }) {
  const { t } = useText();
  const { values, answers } = useSnapshot(form.state);
  const answer = answers[field];
  const isFree = answer?.value === values[field] && answer.text === undefined;
  return (
    <span className="registration-free" role="status">
      {isFree && (
        <>
          <CircleCheck size={20} aria-hidden />
          <span className="visually-hidden">{t('registration.free')}</span>
        </>
      )}
    </span>
  );
}
