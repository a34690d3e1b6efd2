import { type SubmitEvent, useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useText } from '../../../i18n/text.ts';
import type { Balance } from '../../../operator/contract/types.ts';
import type { CashierMethod, Payment, PaymentDirection } from '../../../operator/wallet.ts';
import { useStores } from '../../../state/context.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { amountText } from '../amounts/amount-text.ts';
import { currencySign } from '../amounts/currency-sign.ts';
import { LARGEST_AMOUNT, parseAmount } from '../amounts/parse-amount.ts';
import { useKept } from '../layout/use-kept.ts';
import type { DepositRoom } from './deposit-room.ts';
import { MethodChoice } from './method-choice.tsx';

interface PaymentFormProps {
  direction: PaymentDirection;
  balance: Balance;
  methods: readonly CashierMethod[];
  /** What the player's limits leave. */
  room: DepositRoom | undefined;
  busy: boolean;
  onAsk: (payment: Payment) => void;
}

/** How much and how. The button says the amount as it was read, before anything is asked for. */
export function PaymentForm({ direction, balance, methods, room, busy, onAsk }: PaymentFormProps) {
  const { t, money, locale } = useText();
  const { online } = useSnapshot(useStores().network);
  const [written, setWritten] = useKept(`cashier:${direction}:amount`);
  const [checked, setChecked] = useState(false);
  const [method, setMethod] = useKept(`cashier:${direction}:method`);
  const offlineId = useId();
  const { currency, cash } = balance;
  const example = amountText(123_450, locale, currency);

  const amount = parseAmount(written, locale, currency);
  const tooMuch = direction === 'withdrawal' && amount.ok && amount.value > cash;
  const most = money(tooMuch ? cash : LARGEST_AMOUNT, currency);
  const fault = tooMuch ? 'funds' : amount.ok ? undefined : amount.error;
  const roomText = room && t(`cashier.room.${room.period}`, { amount: money(room.left, currency) });
  const isOverLimit = room !== undefined && amount.ok && amount.value > room.left;

  const faultText =
    (fault !== undefined && t(`cashier.amount.${fault}`, { example, currency, most })) ||
    (isOverLimit && t('cashier.amount.limit', { most: money(room.left, currency) })) ||
    undefined;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (!amount.ok || fault !== undefined || isOverLimit || method === '') {
      const wrong = fault !== undefined || isOverLimit ? '#cashier-amount' : 'input[type=radio]';
      event.currentTarget.querySelector<HTMLElement>(wrong)?.focus();
      return;
    }
    onAsk({ amount: amount.value, currency, method });
  }

  return (
    <form className="payment-form" onSubmit={submit} noValidate>
      <TextField
        id="cashier-amount"
        label={t('cashier.amount')}
        hint={roomText ?? t('cashier.amount.hint', { example })}
        error={checked ? faultText : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
        before={<span aria-hidden>{currencySign(locale, currency)}</span>}
      />
      {direction === 'withdrawal' && cash > 0 && (
        <Button
          kind="quiet"
          className="payment-form-all"
          onClick={() => setWritten(amountText(cash, locale, currency))}
        >
          {t('cashier.all', { amount: money(cash, currency) })}
        </Button>
      )}
      <MethodChoice
        methods={methods}
        direction={direction}
        chosen={method}
        onChoose={setMethod}
        error={checked && method === '' ? t('cashier.method.missing') : undefined}
      />
      <Button
        kind="primary"
        type="submit"
        busy={busy}
        disabled={!online}
        aria-describedby={online ? undefined : offlineId}
      >
        {!online && t('cashier.offline')}
        {online &&
          (amount.ok
            ? t(`cashier.do.${direction}.amount`, { amount: money(amount.value, currency) })
            : t(`cashier.do.${direction}`))}
      </Button>
      <p className="payment-form-note" role="status">
        {busy && t('cashier.asking')}
        {!online && <span id={offlineId}>{t('cashier.offline.text')}</span>}
      </p>
    </form>
  );
}
