import type { ComponentProps } from 'react';
import { useText } from '../../i18n/text.ts';
import { PASSWORD_LENGTH, passwordStrength } from './password-advice.ts';
import { PasswordField } from './password-field.tsx';
import './new-password-field.css';

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordField> {
  value: string;
}

/** A password to be chosen: what makes a good one, and how good this one is so far. */
export function NewPasswordField(field: NewPasswordFieldProps) {
  const { t } = useText();
  const { value } = field;
  const strength = passwordStrength(value);
  return (
    <div className="new-password">
      <PasswordField
        autoComplete="new-password"
        minLength={PASSWORD_LENGTH.min}
        hint={t('password.advice', { length: PASSWORD_LENGTH.min })}
        {...field}
      />
      <p className="new-password-strength" data-strength={value === '' ? undefined : strength}>
        <span className="new-password-bar" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
        <span role="status">{value !== '' && t(`password.strength.${strength}`)}</span>
      </p>
    </div>
  );
}
