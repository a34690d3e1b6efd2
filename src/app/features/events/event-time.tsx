import type { SportsEvent } from '../../../operator/live.ts';
import type { Text } from '../../i18n/text.ts';

interface EventTimeProps {
  event: Pick<SportsEvent, 'live' | 'startsAt'>;
  /** When it starts, in words. */
  start: string;
  t: Text['t'];
}

/** How far a match is, beside a steady lamp, or when it begins. */
export function EventTime({ event: { live, startsAt }, start, t }: EventTimeProps) {
  if (!live) return <time dateTime={startsAt}>{start}</time>;
  return <b className="event-live">{t('sports.minute', { minute: live.minute })}</b>;
}
