import type { Text } from '../../../i18n/text.ts';

/** A time in hours and minutes, such as 3 h 20 min. @param minutes whole */
export function durationText(minutes: number, { t }: Pick<Text, 't'>): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t('activity.minutes', { minutes: rest });
  return rest === 0
    ? t('activity.hours', { hours })
    : t('activity.hoursMinutes', { hours, minutes: rest });
}
