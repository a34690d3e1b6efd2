import { dayIn, type OpenState } from '../../../lib/opening-hours.ts';
import type { Text } from '../../i18n/text.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
export const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

/**
 * Describes in its local time whether a shop is open: open until, closing in, opening at.
 * @param now epoch ms
 */
export function openStateText(
  { isOpen, changesAt }: OpenState,
  { t, date, number }: Text,
  { zone: timeZone, now }: { zone: string; now: number },
): string {
  if (changesAt === undefined) return t(isOpen ? 'stores.open.always' : 'stores.closed');
  const minutes = Math.ceil((changesAt - now) / MINUTE_MS);
  if (minutes < 60) {
    const time = number(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
    return t(isOpen ? 'stores.closesIn' : 'stores.opensIn', { time });
  }
  const clock = date(changesAt, { ...CLOCK, timeZone });
  // In Spanish only one o'clock is singular: a la 1:30, a las 2:30.
  const isOne = Number.parseInt(clock, 10) === 1;
  const time = t(isOne ? 'stores.clock.one' : 'stores.clock', { time: clock });
  const days = (dayIn(timeZone, changesAt) - dayIn(timeZone, now)) / DAY_MS;
  // Opening hours may run past midnight, and a day may have 25 hours; beyond that the text names the day.
  if (isOpen && (days === 0 || changesAt - now < DAY_MS)) return t('stores.openUntil', { time });
  if (days === 0) return t('stores.opensAt', { time });
  if (!isOpen && days === 1) return t('stores.opensTomorrow', { time });
  const day =
    days < 7
      ? date(changesAt, { weekday: 'long', timeZone })
      : date(changesAt, { day: 'numeric', month: 'long', timeZone });
  return t(isOpen ? 'stores.openUntilDay' : 'stores.opensOn', { day, time });
}

/** Such as 2.4 km; without decimals from 10 km. */
export const kmText = ({ number }: Text, km: number): string =>
  number(km, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: km < 10 ? 1 : 0,
  });

/** @param minutes from midnight */
export const clockText = ({ date }: Text, minutes: number): string =>
  date(minutes * MINUTE_MS, { ...CLOCK, timeZone: 'UTC' });
