import type { OpenWrite } from '../persist/saved-writes.ts';

/** What was asked for, as messages name it. */
export function wishName({ wish }: Pick<OpenWrite, 'wish'>) {
  if (wish.kind === 'payment') return wish.direction;
  return wish.kind === 'exclusion' ? wish.exclusion.kind : 'limit';
}
