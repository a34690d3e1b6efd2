import { type FormEvent, useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { inLatinDigits } from '../../../../lib/latin-digits.ts';
import { personalDataQuery } from '../../../../operator/personal-data.ts';
import { type MessageKey, useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { addToast } from '../../../state/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { refusedFields } from '../layout/refusal.ts';
import { RefusalLine } from '../layout/refusal-line.tsx';
import { useAction } from '../layout/use-action.ts';
import { savePhone, sendPhoneCode } from './personal-data-actions.ts';

interface PhoneCodeProps {
  accountCode: string;
  /** The number that the code was sent to. */
  phone: string;
  onConfirmed: () => void;
}

/** Confirms a new phone number by the code of its text message, or asks for another one. */
export function PhoneCode({ accountCode, phone, onConfirmed }: PhoneCodeProps) {
  const { t } = useText();
  const app = useApp();
  const input = useRef<HTMLInputElement>(null);
  const attempt = useRef({ code: '', key: '' });
  const [fault, setFault] = useState<{ code?: MessageKey }>({});
  const save = useAction();
  const again = useAction();
  const refused = refusedFields(save.error, t)['code'];
  const error = fault.code ? t(fault.code) : refused;
  const tell = (text: MessageKey) =>
    addToast(app.stores.toasts, { type: 'success', text: t(text) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each check, by the form or the operator
  useEffect(() => {
    if (error !== undefined) input.current?.focus();
  }, [fault, save.error]);

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('code'));
    const code = inLatinDigits(typed).replace(/[\s-]/g, '');
    again.clear();
    save.clear();
    if (!/^\d{6}$/.test(code)) return setFault({ code: 'player.refused.codeWrong' });
    setFault({});
    if (attempt.current.code !== code) attempt.current = { code, key: uuid() };
    const given = { phone, ...attempt.current };
    if (await save.run(() => savePhone(app, accountCode, given))) finish();
  }
  function finish() {
    tell('player.contact.code.done');
    onConfirmed();
  }
  async function sendAgain() {
    save.clear();
    setFault({});
    if (!(await again.run(() => sendPhoneCode(app, accountCode, phone)))) return;
    // An attempt whose response was lost may have confirmed it. Then nothing was sent.
    const now = app.player.queries.peek(personalDataQuery(accountCode));
    if (now?.phone === phone) return finish();
    tell('player.contact.code.sent');
    input.current?.focus();
    input.current?.select();
  }

  return (
    <form className="player-form phone-code" noValidate onSubmit={(event) => void confirm(event)}>
      <p role="status">{t('player.contact.confirmPhone', { phone })}</p>
      <TextField
        id="contact-code"
        label={t('player.contact.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        hint={t('player.contact.code.hint')}
        error={error}
        ref={input}
      />
      <RefusalLine error={again.error ?? (refused === undefined ? save.error : undefined)} />
      <div className="player-card-actions">
        <Button type="submit" busy={save.busy} disabled={again.busy}>
          {t('player.contact.code.confirm')}
        </Button>
        <Button
          kind="quiet"
          busy={again.busy}
          disabled={save.busy}
          onClick={() => void sendAgain()}
        >
          {t('player.contact.code.again')}
        </Button>
      </div>
    </form>
  );
}
