import { subscribeKey } from 'valtio/vanilla/utils';
import { formatOdds, formatTotalOdds } from '../../../lib/odds-format.ts';
import type { Stores } from '../../state/stores.ts';

/** Shows odds in the format that the visitor chose in the sportsbook. Without a choice they stay decimal. */
export function followOddsFormat({ settings, prices }: Pick<Stores, 'settings' | 'prices'>): void {
  const follow = () => {
    const { odds = 'decimal' } = settings;
    // Undefined keeps decimal odds, which are formatted by the page's language.
    prices.format =
      odds === 'decimal'
        ? undefined
        : (value, isTotal) => (isTotal ? formatTotalOdds : formatOdds)(value, odds, '');
  };
  follow();
  subscribeKey(settings, 'odds', follow);
}
