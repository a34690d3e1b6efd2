type Unit = 'days' | 'hours' | 'minutes';

interface CountdownClockProps {
  /** Epoch ms. */
  endsAt: number;
  /** Epoch ms; undefined until the clock is known, which shows placeholders. */
  now: number | undefined;
  /** Names of the units in the plural form of a number. */
  labels: Record<Unit, (count: number) => string>;
}

/** Remaining days, hours and minutes, without seconds to avoid urgency. */
export function CountdownClock({ endsAt, now, labels }: CountdownClockProps) {
  const left = now === undefined ? undefined : timeLeft(endsAt - now);
  return (
    <dl className="countdown-clock">
      {(['days', 'hours', 'minutes'] as const).map((unit) => (
        <div key={unit}>
          <dt>{labels[unit](left?.[unit] ?? 0)}</dt>
          <dd>{left ? left[unit] : '\u2007'}</dd>
        </div>
      ))}
    </dl>
  );
}

const MINUTE_MS = 60_000;

/** Splits a duration into days, hours and minutes, rounded up, so 0 minutes means over. Never negative. */
export function timeLeft(ms: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE_MS));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}
