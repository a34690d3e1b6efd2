export const ODDS_FORMATS = ['decimal', 'fractional', 'american'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/**
 * Formats odds as the player prefers. Fractions are exact, so they state the actual payout; American odds of favourites
 * are rounded to whole numbers.
 * @param odds decimal with two digits
 */
export function formatOdds(odds: number, format: OddsFormat, language: string): string {
  if (format === 'fractional') return fraction(Math.round(odds * 100) - 100);
  if (format === 'american') return american(Math.round(odds * 100) - 100);
  return odds.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/**
 * Formats the total odds of several picks. Their product has fractions such as 12409/100, so this shows the nearest one
 * that bookmakers use; the returns beside it state the exact payout.
 */
export const formatTotalOdds: typeof formatOdds = (odds, format, language) =>
  format === 'fractional' ? usualFraction(odds - 1) : formatOdds(odds, format, language);

/** Denominators that bookmakers use, the most usual first. */
const USUAL = [1, 2, 4, 5, 8, 10, 3, 6, 7, 9, 11];

/** @param gain profit on a stake of 1 */
function usualFraction(gain: number): string {
  if (gain <= 0) return '0/1';
  if (gain < 0.1) return `1/${Math.round(1 / gain)}`;
  const above = (below: number) => Math.round(gain * below);
  const error = (below: number) => Math.abs(above(below) / below - gain);
  // A less usual denominator has to be closer by 1% of the profit.
  const below = USUAL.reduce((best, next) =>
    error(next) < error(best) - gain / 100 ? next : best,
  );
  return `${above(below)}/${below}`;
}

/** @param gain profit on a stake of 100 */
function fraction(gain: number): string {
  if (gain <= 0) return '0/1';
  const divisor = common(gain, 100);
  return `${gain / divisor}/${100 / divisor}`;
}

/** Profit on a stake of 100, or the stake needed to win 100. */
function american(gain: number): string {
  if (gain <= 0) return '0';
  return gain >= 100 ? `+${gain}` : `−${Math.round(10_000 / gain)}`;
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
