import type { OpenWrite } from '../persist/saved-writes.ts';

/** Name of a write in messages. */
export function wishName({ wish }: Pick<OpenWrite, 'wish'>) {
  if (wish.kind === 'payment') return wish.direction;
  return wish.kind === 'exclusion' ? wish.exclusion.kind : 'limit';
}
