import { type ReactNode, useEffect, useState } from 'react';
import type { RunningSlotSession } from '../../../operator/slot-sessions.ts';
import { useText } from '../../i18n/text.ts';
import { nearLimit } from './near-limit.ts';
import { elapsedSeconds, leftOf } from './session-clock.ts';

interface PlayFiguresProps {
  session: RunningSlotSession;
  /** Time of the figures, by performance.now(). */
  at: number;
}

/** Time, net result and balance of a session, each with what remains of its limit (SPT-5). They are always visible. */
export function PlayFigures({ session, at }: PlayFiguresProps) {
  const { t, money } = useText();
  const elapsed = useElapsed(session, at);
  const left = leftOf(session, elapsed);
  const net = session.wins - session.stakes;
  const amount = (value: number) => money(value, session.currency);
  const near = nearLimit(session, elapsed);
  return (
    <>
      <dl className="play-figures" aria-label={t('play.figures')}>
        <Figure
          name={t('play.time')}
          left={left.seconds === undefined ? undefined : clockText(left.seconds)}
        >
          <span role="timer">{clockText(elapsed)}</span>
        </Figure>
        <Figure
          name={t('play.net')}
          left={left.loss === undefined ? undefined : amount(left.loss)}
          plus={net > 0}
        >
          {money(net, session.currency, 'exceptZero')}
        </Figure>
        <Figure name={t('play.balance')}>{amount(session.balance)}</Figure>
      </dl>
      <p className="play-figures-near" role="status">
        {near && t(`play.near.${near}`)}
      </p>
    </>
  );
}

interface FigureProps {
  name: string;
  left?: string | undefined;
  plus?: boolean;
  children: ReactNode;
}

function Figure({ name, left, plus = false, children }: FigureProps) {
  const { t } = useText();
  return (
    <div>
      <dt>{name}</dt>
      <dd className={plus ? 'play-figures-plus' : undefined}>{children}</dd>
      {left !== undefined && <dd className="play-figures-left">{t('play.left', { left })}</dd>}
    </div>
  );
}

/** Formats a duration as a clock: 4:07, 1:02:33. @param seconds whole */
function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [String(first), ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}

/**
 * Returns the session's duration in seconds, updated every second. @param at time of the figures, by performance.now()
 */
function useElapsed(session: RunningSlotSession, at: number): number {
  const [now, setNow] = useState(at);
  useEffect(() => {
    const read = () => setNow(performance.now());
    read();
    const timer = setInterval(read, 1000);
    return () => clearInterval(timer);
  }, []);
  return elapsedSeconds(session, at, now);
}
