import type { ComponentProps } from 'react';
import type { Demo } from '../../../ui/demo.ts';
import { BalanceCard } from './balance-card.tsx';
import './cashier.css';
import { ClosedCashier } from './closed-cashier.tsx';
import type { PaymentAttempt } from './payment-attempt.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentResult } from './payment-result.tsx';

const balance = { currency: 'EUR', cash: 11_565, bonus: 2200 };
const attempt: PaymentAttempt = {
  key: '0b8f7f0e-8a2c-4d3e-9a51-1f6f0f6c1a11',
  account: 'DEMO0001',
  at: Date.parse('2030-03-02T12:00:00Z'),
  wish: {
    kind: 'payment',
    direction: 'deposit',
    payment: { amount: 5000, currency: 'EUR', method: 'norte' },
  },
};
const outcomes: ComponentProps<typeof PaymentResult>['outcome'][] = [
  {
    kind: 'done',
    attempt,
    value: {
      balance,
      transaction: {
        id: 'demo',
        kind: 'deposit',
        amount: 5000,
        currency: 'EUR',
        balanceAfter: 13_765,
        at: '2030-03-02T12:00:00Z',
        status: 'booked',
      },
    },
  },
  { kind: 'unknown', attempt },
  {
    kind: 'refused',
    attempt,
    error: {
      kind: 'status',
      status: 422,
      url: '',
      problem: { code: 'limit_exceeded', more: { limit: 'deposit', period: 'week', left: 2000 } },
    },
  },
];
const nothing = () => undefined;

export const demo: Demo = {
  title: 'Cashier',
  group: 'pages',
  states: [
    { name: 'balance', render: () => <BalanceCard balance={balance} /> },
    {
      name: 'form',
      render: () => (
        <PaymentForm
          direction="withdrawal"
          balance={balance}
          methods={[
            { code: 'norte', name: 'Norte Card' },
            { code: 'puente', name: 'Puente Transfer' },
          ]}
          room={undefined}
          busy={false}
          onAsk={nothing}
        />
      ),
    },
    ...outcomes.map((outcome) => ({
      name: outcome.kind,
      render: () => (
        <PaymentResult
          outcome={outcome}
          balance={balance}
          method={{ name: 'Norte Card' }}
          takesFocus={false}
          onAskAgain={nothing}
          onEdit={nothing}
          onDismiss={nothing}
        />
      ),
    })),
    {
      name: 'closed: the yearly confirmation',
      render: () => (
        <ClosedCashier
          profile={{
            accountStatus: 'blocked',
            accountStatusChangeReason: 'pending-annual-update-and-validation',
          }}
        />
      ),
    },
    {
      name: 'closed: a break',
      render: () => (
        <ClosedCashier
          profile={{ accountStatus: 'excluded', accountStatusChangeReason: 'break' }}
        />
      ),
    },
  ],
};
