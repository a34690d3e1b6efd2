import type { PromotionCard } from '../content/promotions.ts';
import type { Text } from '../i18n/text.ts';

/**
 * When a promotion runs, in words.
 * @param now epoch ms
 * @param zone the time zone to name days in
 */
export function promotionDates(
  { startDate, endDate }: Pick<PromotionCard, 'startDate' | 'endDate'>,
  now: number,
  zone: Pick<Intl.DateTimeFormatOptions, 'timeZone'>,
  { t, date }: Pick<Text, 't' | 'date'>,
): string {
  const day = (time: number) => date(time, { day: 'numeric', month: 'long', ...zone });
  const [start, end] = [timeOf(startDate), timeOf(endDate)];
  if (start !== undefined && start > now) return t('promotions.from', { date: day(start) });
  if (end === undefined) return t('promotions.open');
  return t(end > now ? 'promotions.until' : 'promotions.ended', { date: day(end) });
}

function timeOf(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time;
}
