import { type SubmitEvent, useId, useState } from 'react';
import type {
  Balance,
  CashierMethod,
  Payment,
  PaymentDirection,
} from '../../../../operator/wallet.ts';
import { useText } from '../../../i18n/text.ts';
import { useStores } from '../../../state/context.ts';
import { useSnapshot } from '../../../state/use-snapshot.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { amountText, currencySign } from '../amounts/amount-text.ts';
import { LARGEST_AMOUNT, parseAmount } from '../amounts/parse-amount.ts';
import { useKept } from '../layout/use-kept.ts';
import type { LimitRoom } from '../limits/limit-room.ts';
import { AmountChips } from './amount-chips.tsx';
import { boundFault, chipAmounts, feeOf, termsIn } from './bounds.ts';
import { MethodChoice } from './method-choice.tsx';

interface PaymentFormProps {
  direction: PaymentDirection;
  balance: Balance;
  /** Methods that support the direction. */
  methods: readonly CashierMethod[];
  /** Method of the player's last payment in this direction. */
  last?: CashierMethod | undefined;
  /** What the deposit limits leave. */
  room: LimitRoom | undefined;
  busy: boolean;
  onAsk: (payment: Payment) => void;
}

/** The form for amount and method. The button shows the parsed amount before anything is sent. */
export function PaymentForm(props: PaymentFormProps) {
  const { direction, balance, methods, last, room, busy, onAsk } = props;
  const { t, money, locale } = useText();
  const { online } = useSnapshot(useStores().network);
  const [written, setWritten] = useKept(`cashier:${direction}:amount`);
  const [checked, setChecked] = useState(false);
  const [kept, setMethod] = useKept(`cashier:${direction}:method`);
  const chosen = methods.find(({ code }) => code === kept) ?? last;
  const method = chosen?.code ?? '';
  const offlineId = useId();
  const { currency, cash } = balance;
  const example = amountText(123_450, locale, currency);

  const amount = parseAmount(written, locale, currency);
  const terms = termsIn(chosen?.[direction], currency);
  const bounds = { cash: direction === 'withdrawal' ? cash : undefined, room, terms };
  const fault = amount.ok
    ? boundFault(amount.value, bounds)
    : { kind: amount.error, bound: LARGEST_AMOUNT };
  const roomText = room && t(`cashier.room.${room.period}`, { amount: money(room.left, currency) });
  const isShort = direction === 'withdrawal' && terms && cash < terms.least;
  const shortText = isShort && t('cashier.short', { least: money(terms.least, currency) });
  const faultText =
    fault &&
    t(`cashier.amount.${fault.kind}`, { example, currency, most: money(fault.bound, currency) });
  const fee = terms && amount.ok ? feeOf(terms, amount.value) : 0;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (!amount.ok || fault || method === '') {
      const wrong = fault ? '#cashier-amount' : 'input[type=radio]';
      event.currentTarget.querySelector<HTMLElement>(wrong)?.focus();
      return;
    }
    onAsk({ amount: amount.value, currency, method });
  }

  return (
    <form className="payment-form" onSubmit={submit} noValidate>
      {direction === 'deposit' && (
        <AmountChips
          amounts={chipAmounts(currency, bounds)}
          currency={currency}
          chosen={amount.ok ? amount.value : undefined}
          onChoose={(value) => setWritten(amountText(value, locale, currency))}
        />
      )}
      <TextField
        id="cashier-amount"
        label={t('cashier.amount')}
        hint={roomText ?? (shortText || t('cashier.amount.hint', { example }))}
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
        last={last}
        chosen={method}
        onChoose={setMethod}
        error={checked && method === '' ? t('cashier.method.missing') : undefined}
      />
      {fee > 0 && amount.ok && !fault && (
        <p className="payment-form-fee">
          {t(`cashier.fee.${direction}`, {
            fee: money(fee, currency),
            total: money(amount.value + (direction === 'deposit' ? fee : -fee), currency),
          })}
        </p>
      )}
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
