import { timeLeft } from './time-left.ts';

interface CountdownClockProps {
  /** Epoch ms. */
  endsAt: number;
  /** Epoch ms; undefined until the clock is known: places without figures. */
  now: number | undefined;
  labels: { days: string; hours: string; minutes: string };
}

/** Remaining days, hours and minutes, without seconds to avoid urgency. */
export function CountdownClock({ endsAt, now, labels }: CountdownClockProps) {
  const left = now === undefined ? undefined : timeLeft(endsAt - now);
  return (
    <dl className="countdown-clock">
      {(['days', 'hours', 'minutes'] as const).map((unit) => (
        <div key={unit}>
          <dt>{labels[unit]}</dt>
          <dd>{left ? left[unit] : '\u2007'}</dd>
        </div>
      ))}
    </dl>
  );
}
