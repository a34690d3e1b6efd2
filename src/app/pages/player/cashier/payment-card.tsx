import { useLocation, useSearchParams } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import { limitsQuery } from '../../../../operator/limits.ts';
import {
  type Balance,
  type CashierMethod,
  type PaymentDirection,
  takes,
} from '../../../../operator/wallet.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp, usePlayerAnswer } from '../../../state/context.ts';
import { ContactLines } from '../../contact-lines.tsx';
import { FilterTabs } from '../../filter-tabs.tsx';
import { useIdentityStanding } from '../documents/use-identity-standing.ts';
import { useNewDay } from '../limits/use-new-day.ts';
import { depositRoom } from './deposit-room.ts';
import { IdentityNote } from './identity-note.tsx';
import { LastMethod } from './last-method.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentResult } from './payment-result.tsx';
import { usePayment } from './use-payment.ts';
import { wayBack } from './way-back.ts';

interface PaymentCardProps {
  accountCode: string;
  balance: Balance;
  methods: readonly CashierMethod[];
  /** Directions that the account may use now. */
  directions: readonly PaymentDirection[];
}

/** Guides a payment from amount to result. Also shows one of unknown outcome when no payment is allowed. */
export function PaymentCard({ accountCode, balance, methods, directions }: PaymentCardProps) {
  const { t } = useText();
  const { config, locale } = useApp();
  const { pathname, search: asked } = useLocation();
  const [search] = useSearchParams();
  const { state, busy, ask, edit, dismiss } = usePayment(accountCode);
  useNewDay(accountCode);
  const { value: limits, failed: limitsFailed } = usePlayerAnswer(limitsQuery(accountCode));

  const wanted = wantedDirection(search);
  const direction = directions.find((name) => name === wanted) ?? directions[0];
  const room = limits && direction === 'deposit' ? depositRoom(limits) : undefined;
  const identity = useIdentityStanding(direction === 'withdrawal' ? accountCode : undefined);
  const methodOf = (code: string) =>
    methods.find((method) => method.code === code) ?? { name: code };

  const result = (state.kind === 'done' ||
    state.kind === 'refused' ||
    state.kind === 'unknown') && (
    <PaymentResult
      key={state.kind}
      outcome={state}
      balance={balance}
      back={wayBack(asked, config, locale)}
      busy={busy}
      method={methodOf(state.attempt.wish.payment.method)}
      onAskAgain={() => void ask(state.attempt)}
      onEdit={edit}
      onDismiss={() => void dismiss(state.attempt)}
    />
  );
  if (direction === undefined)
    return result && <section className="player-card payment-card">{result}</section>;
  const offered = methods.filter((method) => takes(method, direction));
  // A payment that may have been booked must be resolved before the next one.
  const offersForm =
    state.kind === 'editing' || state.kind === 'asking' || state.kind === 'refused';
  // The operator still decides, so the form stays. A refusal gives its own reason.
  const lacksIdentity =
    identity.standing !== undefined && identity.standing !== 'accepted' && !result;
  return (
    <section className="player-card payment-card" aria-label={t(`cashier.${direction}`)}>
      <FilterTabs
        label={t('cashier.direction')}
        kind="switch"
        tabs={directions.map((name) => ({
          label: t(`cashier.${name}`),
          to: pathname + withDirection(search, name),
          current: name === direction,
        }))}
      />
      {result}
      {state.kind === 'unread' && <p role="status">{t('cashier.unread')}</p>}
      {offersForm && offered.length === 0 && (
        <>
          <p>{t('cashier.method.none')}</p>
          <ContactLines />
        </>
      )}
      {offersForm && offered.length > 0 && (
        <LastMethod
          key={direction}
          accountCode={accountCode}
          direction={direction}
          wait={(!limits && !limitsFailed) || identity.waiting}
        >
          {(last) => (
            <>
              {lacksIdentity && (
                <div className="payment-identity">
                  <IdentityNote accountCode={accountCode} />
                </div>
              )}
              <PaymentForm
                direction={direction}
                balance={balance}
                methods={offered}
                last={offered.find(({ name, code }) => last === name || last === code)}
                room={room}
                busy={busy}
                onAsk={(payment) =>
                  void ask({
                    key: uuid(),
                    account: accountCode,
                    at: Date.now(),
                    wish: { kind: 'payment', direction, payment },
                  })
                }
              />
            </>
          )}
        </LastMethod>
      )}
    </section>
  );
}

/** The direction that the cashier's query string asks for. */
export const wantedDirection = (search: URLSearchParams): PaymentDirection =>
  search.get('direction') === 'withdrawal' ? 'withdrawal' : 'deposit';

/** Returns the cashier's query string for a direction; deposit, the default, is omitted. */
function withDirection(search: URLSearchParams, direction: PaymentDirection): string {
  const query = new URLSearchParams(search);
  query.delete('direction');
  if (direction === 'withdrawal') query.set('direction', direction);
  return query.size > 0 ? `?${query}` : '';
}
