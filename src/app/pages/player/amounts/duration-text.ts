import { spokenDuration } from '../../../i18n/spoken-duration.ts';
import type { Text } from '../../../i18n/text.ts';

/** Formats a duration in hours and minutes, such as 3 hr 20 min. @param minutes whole minutes */
export const durationText = (
  minutes: number,
  { locale, number }: Pick<Text, 'locale' | 'number'>,
) =>
  minutes === 0
    ? number(0, { style: 'unit', unit: 'minute' })
    : spokenDuration(minutes * 60, locale);
