import type { PaymentTerms } from '../../../operator/payment-methods.ts';
import type { Demo } from '../../ui/demo.ts';
import { MethodCard } from './method-card.tsx';
import './payment-methods-page.css';

const terms: PaymentTerms = {
  least: 500,
  most: 200_000,
  currency: 'EUR',
  fee: { fixed: 0, share: 0 },
  arrives: { unit: 'minute', least: 0, most: 0 },
};
const slow: PaymentTerms = {
  ...terms,
  fee: { fixed: 30, share: 0.015 },
  arrives: { unit: 'workingDay', least: 1, most: 3 },
};
const list = (method: Parameters<typeof MethodCard>[0]['method']) => (
  <ul className="payment-methods-list">
    <MethodCard method={method} />
  </ul>
);

export const demo: Demo = {
  title: 'Payment method',
  group: 'pages',
  states: [
    {
      name: 'in and out',
      render: () => list({ code: 'both', name: 'Norte Card', deposit: terms, withdrawal: slow }),
    },
    { name: 'in only', render: () => list({ code: 'in', name: 'Tally Slip', deposit: terms }) },
  ],
};
