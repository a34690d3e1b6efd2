import type { ReactNode } from 'react';
import type { Activity } from '../../../../operator/activity.ts';
import type { Demo } from '../../../ui/demo.ts';
import { DemoInBrowser } from '../demo-in-browser.tsx';
import './activity.css';
import { ActivityReport } from './activity-report.tsx';
import { SlotStatement } from './slot-statement.tsx';

/** Weeks of a player with a net loss. */
const activity: Activity = {
  currency: 'EUR',
  weeks: ['2030-02-04', '2030-02-11', '2030-02-18', '2030-02-25', '2030-03-04'].map(
    (monday, week) => ({
      monday,
      deposits: [5000, 0, 2500, 10_000, 0][week] ?? 0,
      withdrawals: [0, 4000, 0, 0, 7000][week] ?? 0,
      stakes: [4200, 6100, 9300, 14_200, 11_900][week] ?? 0,
      wins: [3100, 7400, 5200, 13_900, 9100][week] ?? 0,
      minutes: [95, 140, 210, 265, 113][week] ?? 0,
    }),
  ),
};
const quiet = { stakes: 0, wins: 0, deposits: 0, withdrawals: 0, minutes: 0 };

const inBrowser = (part: ReactNode) => <DemoInBrowser>{part}</DemoInBrowser>;

export const demo: Demo = {
  title: 'Activity',
  group: 'pages',
  states: [
    { name: 'five weeks', render: () => inBrowser(<ActivityReport activity={activity} />) },
    {
      name: 'nothing yet',
      render: () =>
        inBrowser(
          <ActivityReport
            activity={{
              currency: 'EUR',
              weeks: activity.weeks.map(({ monday }) => ({ monday, ...quiet })),
            }}
          />,
        ),
    },
    {
      name: 'statement of a slot session',
      render: () =>
        inBrowser(
          <SlotStatement
            username="vera"
            session={{
              id: 'demo-1',
              game: 'Moth & Moon',
              startedAt: '2030-03-02T20:00:00Z',
              endedAt: '2030-03-02T20:34:00Z',
              stakes: 3250,
              wins: 2980,
              currency: 'EUR',
              balanceBefore: 11_000,
              balanceAfter: 10_730,
              rounds: 65,
            }}
          />,
        ),
    },
  ],
};
