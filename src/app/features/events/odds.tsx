import type { Text } from '../../i18n/text.ts';
import { useStores } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';

/** Format of decimal odds: always two decimals. */
export const ODDS: Intl.NumberFormatOptions = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
};

interface PriceProps {
  odds: number;
  suspended: boolean;
  text: Pick<Text, 't' | 'number'>;
}

/** The odds of an outcome in the visitor's format; a dash while the market is suspended. */
export function Price({ odds, suspended, text: { t, number } }: PriceProps) {
  const { format } = useSnapshot(useStores().prices);
  if (!suspended) return format?.(odds) ?? number(odds, ODDS);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('sports.suspended.one')}</span>
    </>
  );
}

/** The usual labels of a result market, by number of outcomes: home, (draw,) away. */
const SIGNS: Record<number, readonly string[]> = { 2: ['1', '2'], 3: ['1', 'X', '2'] };

/** Labels above the prices; the outcomes' own names for other markets. */
export const outcomeSigns = (names: readonly string[]): readonly string[] =>
  SIGNS[names.length] ?? names;
