import type { Limit } from '../../../../operator/limits.ts';
import type { Demo } from '../../../ui/demo.ts';
import { DemoInBrowser } from '../demo-in-browser.tsx';
import { ExclusionNow } from './exclusion-now.tsx';
import { HelpCard } from './help-card.tsx';
import { LimitForm } from './limit-form.tsx';
import { LimitUse } from './limit-use.tsx';
import './limits.css';

const week: Limit = { kind: 'deposit', period: 'week', amount: 10_000, used: 6500 };

export const demo: Demo = {
  title: 'Limits and breaks',
  group: 'pages',
  states: [
    { name: 'used in part', render: () => <LimitUse limit={week} currency="EUR" /> },
    {
      name: 'used up',
      render: () => <LimitUse limit={{ ...week, used: 12_000 }} currency="EUR" />,
    },
    {
      name: 'less left of a longer period',
      render: () => (
        <LimitUse
          limit={{ ...week, period: 'day', amount: 20_000 }}
          limits={[week]}
          currency="EUR"
        />
      ),
    },
    {
      name: 'time',
      render: () => (
        <LimitUse limit={{ kind: 'time', period: 'day', amount: 120, used: 45 }} currency="EUR" />
      ),
    },
    { name: 'none', render: () => <LimitUse limit={{ ...week, amount: null }} currency="EUR" /> },
    {
      name: 'change',
      render: () => (
        <LimitForm
          limit={week}
          currency="EUR"
          raiseWaitsHours={72}
          busy={false}
          takesFocus={false}
          onChange={() => undefined}
          onCancel={() => undefined}
        />
      ),
    },
    {
      name: 'a break',
      render: () => (
        <DemoInBrowser>
          <ExclusionNow
            exclusion={{
              kind: 'break',
              since: '2030-03-02T12:00:00Z',
              until: '2030-03-09T12:00:00Z',
            }}
          />
        </DemoInBrowser>
      ),
    },
    {
      name: 'a self-exclusion without end',
      render: () => (
        <DemoInBrowser>
          <ExclusionNow exclusion={{ kind: 'self-exclusion', since: '2030-03-02T12:00:00Z' }} />
        </DemoInBrowser>
      ),
    },
    { name: 'help', render: () => <HelpCard /> },
  ],
};
