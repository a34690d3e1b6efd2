import type { SportsEvent } from '../../../operator/live.ts';
import type { Text } from '../../i18n/text.ts';

interface EventTimeProps {
  event: Pick<SportsEvent, 'live' | 'startsAt'>;
  /** Formatted start time. */
  start: string;
  t: Text['t'];
}

/** The minute of a live match, or the start time. */
export function EventTime({ event: { live, startsAt }, start, t }: EventTimeProps) {
  if (!live) return <time dateTime={startsAt}>{start}</time>;
  return <b className="event-live">{t('sports.minute', { minute: live.minute })}</b>;
}
