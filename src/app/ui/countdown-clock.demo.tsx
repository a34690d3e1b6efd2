import { CountdownClock } from './countdown-clock.tsx';
import type { Demo } from './demo.ts';

const DAY_MS = 86_400_000;
const labels = { days: () => 'days', hours: () => 'hours', minutes: () => 'minutes' };
const states = { 'clock not known yet': undefined, 'two weeks left': 0, 'minutes left': 13.99 };

export const demo: Demo = {
  title: 'Countdown clock',
  group: 'primitives',
  states: Object.entries(states).map(([name, day]) => ({
    name,
    render: () => (
      <div className="countdown-sign night">
        <CountdownClock
          endsAt={14 * DAY_MS}
          now={day === undefined ? undefined : day * DAY_MS}
          labels={labels}
        />
      </div>
    ),
  })),
};
