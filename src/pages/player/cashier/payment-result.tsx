import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { playerPaths } from '../../../config/player-paths.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import type { PaymentOutcome } from './payment-attempt.ts';
import { refusalText } from './refusal.ts';

interface PaymentResultProps {
  outcome: PaymentOutcome;
  /** The method's name. */
  method: string;
  /** It is asked for again just now. */
  busy?: boolean;
  /** It answers the player's last act, so the focus goes to it. */
  takesFocus?: boolean;
  onAskAgain: () => void;
  onEdit: () => void;
}

/** How a payment ended, or that nobody knows yet. */
export function PaymentResult(props: PaymentResultProps) {
  const { outcome, method, busy = false, takesFocus = true, onAskAgain, onEdit } = props;
  const { t, money } = useText();
  const paths = playerPaths(useApp().config);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, attempt } = outcome;
  const { currency } = attempt.payment;
  const amount = money(attempt.payment.amount, currency);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <section className={`payment-result payment-result-${kind}`} aria-labelledby={titleId}>
      <h3 id={titleId} ref={heading} tabIndex={-1}>
        {kind === 'booked'
          ? t(`cashier.booked.${attempt.direction}`, { amount })
          : t(`cashier.${kind}.title`)}
      </h3>
      {kind === 'booked' && (
        <>
          <p>
            {t(
              outcome.answer.transaction.status === 'pending'
                ? 'cashier.pending.text'
                : 'cashier.booked.text',
              {
                method,
                balance: money(
                  outcome.answer.balance.cash + outcome.answer.balance.bonus,
                  currency,
                ),
              },
            )}
          </p>
          <div className="player-card-actions">
            <Button kind="quiet" onClick={onEdit}>
              {t('cashier.again')}
            </Button>
            {paths.activity && (
              <Link className={buttonClass('outline')} to={paths.activity}>
                {t('cashier.toActivity')}
              </Link>
            )}
          </div>
        </>
      )}
      {kind === 'unknown' && (
        <>
          <p>{t('cashier.unknown.text', { amount })}</p>
          <Button busy={busy} onClick={onAskAgain}>
            {t('cashier.unknown.ask')}
          </Button>
        </>
      )}
      {kind === 'refused' && (
        <>
          <p>{refusalText(outcome.error, currency, { t, money })}</p>
          {outcome.error.problem?.code === 'limit_exceeded' && paths.limits && (
            <Link to={paths.limits}>{t('cashier.toLimits')}</Link>
          )}
        </>
      )}
    </section>
  );
}
