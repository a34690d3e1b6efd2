import type { PromotionCard } from '../../content/promotions.ts';
import { promotionPhase, timeOf } from '../../lib/promotion-phase.ts';
import type { Text } from '../i18n/text.ts';

type Zone = Pick<Intl.DateTimeFormatOptions, 'timeZone'>;

/** From here the end is also shown in days, to help with planning rather than to press. */
const SOON_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Describes when a promotion runs.
 * @param now epoch ms
 * @param zone the time zone for the days
 */
export function promotionDates(
  dates: Pick<PromotionCard, 'startDate' | 'endDate'>,
  now: number,
  zone: Zone,
  { t, date, locale }: Pick<Text, 't' | 'date' | 'locale'>,
): string {
  const day = (time: number) => date(time, { day: 'numeric', month: 'long', ...zone });
  const [start, end] = [timeOf(dates.startDate), timeOf(dates.endDate)];
  if (start !== undefined && promotionPhase(dates, now) === 'coming')
    return end === undefined
      ? t('promotions.from', { date: day(start) })
      : t('promotions.between', { start: day(start), end: day(end) });
  if (end === undefined) return t('promotions.open');
  if (end <= now) return t('promotions.ended', { date: day(end) });
  const days = dayNumber(end, zone) - dayNumber(now, zone);
  if (days > SOON_DAYS) return t('promotions.until', { date: day(end) });
  const when = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  return t('promotions.soon', { when, date: day(end) });
}

/** By time zone; undefined is the visitor's. Creating a format costs a hundred times as much as using it. */
const dayFormats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Counts calendar days in a time zone. */
function dayNumber(time: number, zone: Zone): number {
  const format =
    dayFormats.get(zone.timeZone) ??
    new Intl.DateTimeFormat('en', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      calendar: 'gregory',
      ...zone,
    });
  dayFormats.set(zone.timeZone, format);
  const parts = format.formatToParts(time);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS;
}
