/** A moment by both clocks, in ms: one may stand still while the machine sleeps, the other may be set by anyone. */
export interface Moment {
  steady: number;
  wall: number;
}

export const now = (): Moment => ({ steady: performance.now(), wall: Date.now() });

/** Milliseconds that have passed for certain, whatever was done to the clock (F30). */
export const surelySince = ({ steady }: Moment): number => performance.now() - steady;

/** Milliseconds that may have passed: more than for certain when the machine slept or its clock was set (F29). */
export const perhapsSince = (moment: Moment): number =>
  Math.max(surelySince(moment), Date.now() - moment.wall);

/** A moment that another tab of this machine told by its wall clock; it cannot lie ahead. */
export function fromWall(wall: number): Moment {
  const ago = Math.max(0, Date.now() - wall);
  return { steady: performance.now() - ago, wall: Date.now() - ago };
}
