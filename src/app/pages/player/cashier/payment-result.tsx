import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { playerPaths } from '../../../../config/derived-paths.ts';
import type { Balance, CashierMethod } from '../../../../operator/wallet.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { isRepeatable } from '../../../state/open-writes/ask-once.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { passFocusOn } from '../../../ui/pass-focus-on.ts';
import { arrivalWords } from '../../terms-words.ts';
import { IdentityNote } from './identity-note.tsx';
import { doneTitle } from './outcome-words.ts';
import type { PaymentAttempt, PaymentOutcome } from './payment-attempt.ts';
import { refusalText } from './refusal.ts';
import type { WayBack } from './way-back.ts';

interface PaymentResultProps {
  outcome:
    | Exclude<PaymentOutcome, { kind: 'unknown' }>
    | { kind: 'unknown'; attempt: PaymentAttempt };
  /** Current balance. */
  balance: Balance;
  /** Page that the deposit was started from. */
  back?: WayBack | undefined;
  method: Pick<CashierMethod, 'name' | 'withdrawal'>;
  /** A retry is in progress. */
  busy?: boolean;
  /** Receives focus as the result of the player's last action. */
  takesFocus?: boolean;
  onAskAgain: () => void;
  onEdit: () => void;
  /** Closes a payment that can no longer be retried, once the player knows its outcome. */
  onDismiss: () => void;
}

/** Shows how a payment ended, or that its outcome is unknown. */
export function PaymentResult(props: PaymentResultProps) {
  const { outcome, balance, back, method, busy = false, takesFocus = true } = props;
  const { onAskAgain, onEdit, onDismiss } = props;
  const text = useText();
  const { t, money, date } = text;
  const { config } = useApp();
  const paths = playerPaths(config);
  const titleId = useId();
  const [isAskable] = useState(() => isRepeatable(props.outcome.attempt, Date.now()));
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, attempt } = outcome;
  const { direction, payment } = attempt.wish;
  const { currency } = payment;
  const amount = money(payment.amount, currency);
  const time = date(attempt.at, { dateStyle: 'long', timeStyle: 'short' });

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <section className={`payment-result payment-result-${kind}`} aria-labelledby={titleId}>
      <h3 id={titleId} ref={heading} tabIndex={-1}>
        {kind === 'done'
          ? t(doneTitle(direction, outcome.value), { amount })
          : t(`cashier.${kind}.title`)}
      </h3>
      {kind === 'done' && (
        <>
          <p>
            {t(
              outcome.value.transaction.status === 'pending'
                ? 'cashier.pending.text'
                : 'cashier.booked.text',
              {
                method: method.name,
                balance: money(balance.cash + balance.bonus, currency),
              },
            )}
          </p>
          {direction === 'withdrawal' && method.withdrawal && (
            <p>{t('cashier.booked.time', { time: arrivalWords(method.withdrawal, text) })}</p>
          )}
          <div className="player-card-actions">
            {back && direction === 'deposit' && (
              <Link className={buttonClass()} to={back.path}>
                {t(`cashier.back.${back.to}`)}
              </Link>
            )}
            {paths.activity && (
              <Link className={buttonClass('outline')} to={paths.activity}>
                {t('cashier.toActivity')}
              </Link>
            )}
            <Button kind="quiet" ref={passFocusOn} onClick={onEdit}>
              {t(`cashier.again.${direction}`)}
            </Button>
          </div>
        </>
      )}
      {kind === 'unknown' && (
        <>
          <p>
            {t(isAskable ? `cashier.unknown.${direction}` : 'cashier.unknown.old', {
              amount,
              time,
              method: method.name,
            })}
          </p>
          <div className="player-card-actions">
            {isAskable ? (
              <Button busy={busy} onClick={onAskAgain}>
                {t('cashier.unknown.ask')}
              </Button>
            ) : (
              <Button ref={passFocusOn} onClick={onDismiss}>
                {t('cashier.unknown.dismiss')}
              </Button>
            )}
            {paths.activity && (
              <Link className={buttonClass('outline')} to={paths.activity}>
                {t('cashier.toActivity')}
              </Link>
            )}
          </div>
        </>
      )}
      {kind === 'refused' && (
        <>
          {outcome.error.problem?.code === 'identity_needed' ? (
            <IdentityNote accountCode={attempt.account} />
          ) : (
            <p>{refusalText(outcome.error, currency, { t, money })}</p>
          )}
          {outcome.error.problem?.code === 'limit_exceeded' && paths.limits && (
            <Link to={paths.limits}>{t('cashier.toLimits')}</Link>
          )}
        </>
      )}
    </section>
  );
}
