import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { TextField } from '../../../ui/field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'after'>;

/** Password field with a show button and a caps lock warning. */
export function PasswordField({ hint, ...field }: PasswordFieldProps) {
  const { t } = useText();
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={128}
      {...field}
      type={shown ? 'text' : 'password'}
      hint={caps ? t('password.caps') : hint}
      onKeyDown={watchCaps}
      onKeyUp={watchCaps}
      after={
        <button
          type="button"
          className="icon-button"
          aria-pressed={shown}
          aria-label={t('password.show')}
          title={t('password.show')}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden />
        </button>
      }
    />
  );
}
