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
import { type Pending, useKeepOld } from './use-keep-old.ts';

interface PhoneCodeProps extends Pending {
  /** The number that the code was sent to. */
  phone: string;
}

/** Confirms a new phone number by the code of its text message, asks for another one, or keeps the old number. */
export function PhoneCode({ accountCode, phone, onDone }: PhoneCodeProps) {
  const { t } = useText();
  const app = useApp();
  const input = useRef<HTMLInputElement>(null);
  const attempt = useRef({ code: '', key: '' });
  const [fault, setFault] = useState<{ code?: MessageKey }>({});
  const save = useAction();
  const again = useAction();
  const keepOld = useKeepOld('phone', phone, { accountCode, onDone });
  const refused = refusedFields(save.error, t)['code'];
  const error = fault.code ? t(fault.code) : refused;
  const tell = (text: MessageKey) =>
    addToast(app.stores.toasts, { type: 'success', text: t(text) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each check, by the form or the operator
  useEffect(() => {
    if (error !== undefined) input.current?.focus();
  }, [fault, save.error]);

  function clear() {
    for (const action of [save, again, keepOld]) action.clear();
    setFault({});
  }
  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('code'));
    const code = inLatinDigits(typed).replace(/[\s-]/g, '');
    clear();
    if (!/^\d{6}$/.test(code)) return setFault({ code: 'player.refused.codeWrong' });
    if (attempt.current.code !== code) attempt.current = { code, key: uuid() };
    const given = { phone, ...attempt.current };
    if (await save.run(() => savePhone(app, accountCode, given))) finish();
  }
  function finish() {
    tell('player.contact.phone.done');
    onDone();
  }
  async function sendAgain() {
    clear();
    if (!(await again.run(() => sendPhoneCode(app, accountCode, phone)))) return;
    // An attempt whose response was lost, or another tab, may have confirmed the number. Then nothing was sent.
    const now = app.player.queries.peek(personalDataQuery(accountCode));
    if (now?.phone === phone) return finish();
    tell('player.contact.code.sent');
    input.current?.focus();
    input.current?.select();
  }
  function keep() {
    clear();
    void keepOld.keep();
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
      <RefusalLine
        error={again.error ?? keepOld.error ?? (refused === undefined ? save.error : undefined)}
      />
      <div className="player-card-actions">
        <Button type="submit" busy={save.busy} disabled={again.busy || keepOld.busy}>
          {t('player.contact.code.confirm')}
        </Button>
        <Button
          kind="quiet"
          busy={again.busy}
          disabled={save.busy || keepOld.busy}
          onClick={() => void sendAgain()}
        >
          {t('player.contact.code.again')}
        </Button>
        <Button kind="quiet" busy={keepOld.busy} disabled={save.busy || again.busy} onClick={keep}>
          {t('player.contact.phone.keep')}
        </Button>
      </div>
    </form>
  );
}
