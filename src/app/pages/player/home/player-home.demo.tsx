import type { Demo } from '../../../ui/demo.ts';
import { BalanceSign } from './balance-sign.tsx';
import './player-home.css';
import { SaferPlay } from './safer-play.tsx';
import { TaskList } from './task-card.tsx';

export const demo: Demo = {
  title: "A player's overview",
  group: 'pages',
  states: [
    {
      name: 'balance',
      render: () => (
        <section className="player-home-sign night">
          <BalanceSign balance={{ currency: 'EUR', cash: 11_565, bonus: 2200 }} />
        </section>
      ),
    },
    { name: 'nothing to do', render: () => <TaskList tasks={[]} /> },
    {
      name: 'to do',
      render: () => (
        <TaskList
          tasks={[
            { kind: 'annual' },
            { kind: 'identity-expired' },
            { kind: 'limit-waits', from: '2030-03-02T12:00:00Z' },
          ]}
        />
      ),
    },
    {
      name: 'under review',
      render: () => <TaskList tasks={[{ kind: 'review' }]} onRetry={async () => undefined} />,
    },
    { name: 'safer play', render: () => <SaferPlay /> },
  ],
};
