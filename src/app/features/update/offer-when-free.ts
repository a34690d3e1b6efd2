import { subscribe } from 'valtio/vanilla';
import { stepAfter } from '../../../lib/update-step.ts';
import { isOccupied } from '../../state/occupations.ts';
import type { Stores } from '../../state/stores.ts';

/**
 * Offers a new version as soon as the visitor is not busy. A busy visitor sees one line about it, except during a game,
 * which nothing interrupts (PWA-6).
 * @param onWait called when a version has to wait
 */
export function offerWhenFree(
  { update, occupations }: Pick<Stores, 'update' | 'occupations'>,
  onWait: () => void,
): void {
  let isTold = false;
  function look(): void {
    const busy = isOccupied(occupations);
    update.step = stepAfter(update.step, busy ? 'hold' : 'offer');
    if (update.step === 'offered') isTold = true;
    if (update.step !== 'ready' || isTold || occupations.list.some(({ what }) => what === 'game'))
      return;
    isTold = true;
    onWait();
  }
  subscribe(update, look);
  subscribe(occupations, look);
  look();
}
