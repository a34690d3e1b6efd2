import { type ComponentProps, useEffect, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { judgePassword, PASSWORD_LENGTH, passwordStrength } from './password-advice.ts';
import { PasswordField } from './password-field.tsx';
import './new-password-field.css';

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordField> {
  value: string;
  /** Known data of the player, user name and email first. */
  personal?: readonly string[];
}

/** Field for a new password, with advice and its strength so far. */
export function NewPasswordField({ personal, ...field }: NewPasswordFieldProps) {
  const { t } = useText();
  const { value } = field;
  const [, setJudged] = useState<string>();
  useEffect(() => {
    void judgePassword(value).then(() => setJudged(value));
  }, [value]);
  const strength = value === '' ? undefined : passwordStrength(value, personal);
  return (
    <div className="new-password">
      <PasswordField
        autoComplete="new-password"
        minLength={PASSWORD_LENGTH.min}
        hint={t('password.advice', { length: PASSWORD_LENGTH.min })}
        {...field}
      />
      <p className="new-password-strength" data-strength={strength}>
        <span className="new-password-bar" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <span role="status">{strength !== undefined && t(`password.strength.${strength}`)}</span>
      </p>
    </div>
  );
}
