import { type FormEvent, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { addToast } from '../../../state/toasts.ts';
import { announceNew } from '../../../ui/announce.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { RefusalLine } from '../layout/refusal-line.tsx';
import { useAction } from '../layout/use-action.ts';
import { makePasskey } from './security-actions.ts';

/** The contract's maximum, in characters. */
const LONGEST_NAME = 60;

/** Asks for a name and has the browser create a passkey. */
export function AddPasskey() {
  const { t } = useText();
  const app = useApp();
  const [name, setName] = useState('');
  const add = useAction();
  const { error } = add;
  const wasClosed = error?.kind === 'cancelled';

  async function submit(event: FormEvent) {
    event.preventDefault();
    const called = name.trim() || t('player.passkeys.name.default');
    if (!(await add.run(() => makePasskey(app, called)))) return;
    setName('');
    addToast(app.stores.toasts, { type: 'success', text: t('player.passkeys.done') });
  }

  return (
    <form className="player-form security-form" onSubmit={(event) => void submit(event)}>
      <TextField
        id="passkey-name"
        label={t('player.passkeys.name')}
        hint={t('player.passkeys.name.hint')}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {wasClosed && (
        <p ref={announceNew}>
          {t(error.detail === 'known' ? 'player.passkeys.known' : 'player.passkeys.closed')}
        </p>
      )}
      <RefusalLine error={wasClosed ? undefined : error} />
      <div className="player-card-actions">
        <Button type="submit" kind="quiet" busy={add.busy}>
          {t('player.passkeys.add')}
        </Button>
      </div>
    </form>
  );
}
