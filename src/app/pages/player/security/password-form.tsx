import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Profile } from '../../../../operator/profile.ts';
import { NewPasswordField } from '../../../features/session/sign-in/new-password-field.tsx';
import {
  judgePassword,
  newPasswordFault,
} from '../../../features/session/sign-in/password-advice.ts';
import { PasswordField } from '../../../features/session/sign-in/password-field.tsx';
import { type MessageKey, useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { CheckField } from '../../../ui/field.tsx';
import { FormActions } from '../layout/form-actions.tsx';
import { refusedFields } from '../layout/refusal.ts';
import { useAction } from '../layout/use-action.ts';
import { savePassword } from './security-actions.ts';

interface PasswordFormProps {
  profile: Profile;
  /** @param changed false when the player cancelled */
  onDone: (changed: boolean) => void;
}

/** A form for the current and a new password. */
export function PasswordForm({ profile, onDone }: PasswordFormProps) {
  const { t } = useText();
  const app = useApp();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<{ current?: MessageKey; password?: MessageKey }>({});
  const save = useAction();
  const personal = [profile.username, profile.email ?? ''];
  const refused = refusedFields(save.error, t);
  const errorOf = (field: 'current' | 'password') => {
    const fault = faults[field];
    return fault ? t(fault) : refused[field];
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each check, by the form or the operator
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [faults, save.error]);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const current = String(values.get('current') ?? '');
    await judgePassword(password);
    const wrong = newPasswordFault(password, personal);
    setFaults({
      ...(current === '' && { current: 'player.refused.required' as const }),
      ...(wrong && { password: wrong }),
    });
    if (current === '' || wrong) return;
    const signOutOthers = values.has('signOutOthers');
    const change = { current, password, signOutOthers };
    const { error } = save;
    if (await save.run(() => savePassword(app, profile.accountCode, change, error))) onDone(true);
  }

  return (
    <form
      className="player-form security-form"
      method="post"
      noValidate
      ref={form}
      onSubmit={(event) => void submit(event)}
    >
      <input
        type="text"
        name="username"
        autoComplete="username"
        defaultValue={profile.username}
        hidden
        readOnly
      />
      <PasswordField
        id="password-current"
        name="current"
        label={t('player.password.current')}
        autoComplete="current-password"
        error={errorOf('current')}
      />
      <NewPasswordField
        id="password-new"
        name="password"
        label={t('password.new')}
        value={password}
        personal={personal}
        error={errorOf('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <CheckField
        id="password-others"
        name="signOutOthers"
        label={t('player.password.others')}
        defaultChecked
      />
      <FormActions
        label={t('player.password.save')}
        busy={save.busy}
        error={Object.keys(refused).length > 0 ? undefined : save.error}
        onCancel={() => onDone(false)}
      />
    </form>
  );
}
