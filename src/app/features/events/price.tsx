import type { Text } from '../../i18n/text.ts';

/** How decimal odds are written: always with two decimals. */
export const ODDS: Intl.NumberFormatOptions = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
};

interface PriceProps {
  odds: number;
  suspended: boolean;
  text: Pick<Text, 't' | 'number'>;
}

/** One outcome's odds; a dash while they are not to be relied on. */
export function Price({ odds, suspended, text: { t, number } }: PriceProps) {
  if (!suspended) return number(odds, ODDS);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('sports.suspended.one')}</span>
    </>
  );
}
