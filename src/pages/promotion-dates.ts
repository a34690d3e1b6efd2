import type { PromotionCard } from '../content/promotions.ts';
import type { Text } from '../i18n/text.ts';

/**
 * When a promotion runs, in words.
 * @param now epoch ms
 * @param timeZone the visitor's when undefined
 */
export function promotionDates(
  { startDate, endDate }: Pick<PromotionCard, 'startDate' | 'endDate'>,
  now: number,
  timeZone: string | undefined,
  { t, date }: Pick<Text, 't' | 'date'>,
): string {
  const format: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'long',
    ...(timeZone && { timeZone }),
  };
  const [start, end] = [timeOf(startDate), timeOf(endDate)];
  if (start !== undefined && start > now) {
    return t('promotions.from', { date: date(start, format) });
  }
  if (end === undefined) return t('promotions.open');
  return t(end > now ? 'promotions.until' : 'promotions.ended', { date: date(end, format) });
}

function timeOf(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time;
}
