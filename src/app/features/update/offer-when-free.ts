import { subscribe } from 'valtio/vanilla';
import { stepAfter } from '../../../lib/update-step.ts';
import { isOccupied } from '../../state/occupations.ts';
import type { Stores } from '../../state/stores.ts';

/**
 * A new version is offered to who is not in the middle of something; everybody else hears once that there is one,
 * players at a game excepted: there nothing comes between (PWA-6).
 * @param onWait tells that a version waits
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
