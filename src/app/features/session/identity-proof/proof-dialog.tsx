import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type HttpError, unexpected } from '../../../../http/http-error.ts';
import { failure, type Result } from '../../../../lib/result.ts';
import { proveIdentity } from '../../../../operator/identity-proof.ts';
import { passkeysQuery } from '../../../../operator/passkeys.ts';
import { type MessageKey, useText } from '../../../i18n/text.ts';
import { useApp, usePlayerAnswer } from '../../../state/context.ts';
import type { QueuedDialogProps } from '../../../state/dialogs.ts';
import { isAnswerLost } from '../../../state/open-writes/read-back-lost.ts';
import { useMessages } from '../../../state/use-messages.ts';
import { useSnapshot } from '../../../state/use-snapshot.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { knowsPasskeys } from '../sign-in/passkey-support.ts';
import { PasswordField } from '../sign-in/password-field.tsx';

type Way = 'password' | 'passkey';

/** Asks the player to confirm their identity before a change of contact or log-in data. */
export function ProofDialog({ request, open, onDone }: QueuedDialogProps) {
  const { t } = useText();
  const { stores, player } = useApp();
  const { profile } = useSnapshot(stores.session);
  const hasWords = useMessages('sign-in');
  // While the list is not known, the password is enough.
  const { value: passkeys = [] } = usePlayerAnswer(knowsPasskeys() ? passkeysQuery() : undefined);
  const [busy, setBusy] = useState<Way>();
  // An object, so that setting the same fault again counts as a change.
  const [fault, setFault] = useState<{ text: MessageKey }>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!fault) return;
    field.current?.focus();
    field.current?.select();
  }, [fault]);
  if (hasWords === undefined || !profile || request.kind !== 'proof') return null;
  const { accountCode, username } = profile;
  const takeField = (input: HTMLInputElement | null) => {
    field.current = input;
    // React's `autoFocus` does not set the attribute, by which a modal dialog chooses what to focus.
    input?.toggleAttribute('autofocus', true);
  };

  const end = (isProved: boolean) => {
    // A dialog that makes room for another is shown again later, so it is not settled.
    if (open) request.settle(isProved);
    onDone();
  };
  async function prove(way: Way, show: () => Promise<Result<undefined, HttpError>>) {
    setBusy(way);
    setFault(undefined);
    const outcome = await show().catch((error) => failure(unexpected(error)));
    setBusy(undefined);
    if (outcome.ok || mayBeProved(outcome.error)) return end(true);
    setFault({ text: wordsFor(outcome.error) });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const password = field.current?.value ?? '';
    if (password === '') setFault({ text: 'sign-in.password.missing' });
    else void prove('password', () => proveIdentity(player.api, accountCode, { password }));
  }
  const withPasskey = () =>
    prove('passkey', async () => {
      const { proveByPasskey } = await import('../passkey.ts');
      return proveByPasskey(player.api, accountCode);
    });

  const title = t('proof.title');
  return (
    <Dialog
      open={open}
      label={title}
      closeLabel={t('frame.close')}
      onClose={() => end(false)}
      head={<h2>{title}</h2>}
    >
      <form method="post" className="dialog-form" noValidate onSubmit={submit}>
        <p>{t('proof.text')}</p>
        <input
          type="text"
          name="username"
          autoComplete="username"
          defaultValue={username}
          hidden
          readOnly
        />
        <PasswordField
          id="proof-password"
          name="password"
          ref={takeField}
          label={t('sign-in.password')}
          autoComplete="current-password"
          error={fault && t(fault.text)}
        />
        <div className="button-row">
          <Button type="submit" busy={busy === 'password'} disabled={busy === 'passkey'}>
            {t('proof.confirm')}
          </Button>
          {passkeys.length > 0 && (
            <Button
              kind="quiet"
              busy={busy === 'passkey'}
              disabled={busy === 'password'}
              onClick={() => void withPasskey()}
            >
              {t('sign-in.passkey')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** After a lost response, the change itself shows whether the operator has the proof. */
const mayBeProved = (error: HttpError) => !error.isThrown && isAnswerLost(error);

function wordsFor({ kind, status, problem, isThrown }: HttpError): MessageKey {
  if (problem?.code === 'password_wrong') return 'proof.fault.password';
  if (problem?.code === 'passkey_refused') return 'proof.fault.passkeyRefused';
  if (kind === 'cancelled' || isThrown) return 'proof.fault.passkey';
  return status === 429 ? 'sign-in.fault.tooMany' : 'sign-in.fault.other';
}
