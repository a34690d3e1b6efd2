import { timeLeft } from './time-left.ts';

interface CountdownClockProps {
  /** Epoch ms. */
  endsAt: number;
  /** Epoch ms; undefined while the visitor's clock is not known: the places are there, the figures not. */
  now: number | undefined;
  labels: { days: string; hours: string; minutes: string };
}

/** Days, hours and minutes that are left; no seconds, it is no alarm. */
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
