import CircleCheck from 'lucide-react/icons/circle-check';
import { useSnapshot } from 'valtio/react';
import { NewPasswordField } from '../../features/sign-in/new-password-field.tsx';
import { useText } from '../../i18n/text.ts';
import { fieldId, NeededQuestion, useFault } from './question.tsx';
import type { Registration } from './registration.ts';
import { personalOf } from './rules.ts';

/** Step 1: what one signs in with. */
export function AccountStep({ form }: { form: Registration }) {
  const { t } = useText();
  const { values } = useSnapshot(form.state);
  const fault = useFault(form, 'password');
  return (
    <>
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
      <NeededQuestion
        form={form}
        field="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        after={<Free form={form} field="email" />}
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

/** The operator said that nobody has it yet. */
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
