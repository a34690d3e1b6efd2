/** A moment by both clocks, in ms: the steady one may stop during sleep, and the wall clock may be set by anyone. */
export interface Moment {
  steady: number;
  wall: number;
}

export const now = (): Moment => ({ steady: performance.now(), wall: Date.now() });

/** Minimum of elapsed ms, regardless of wall clock changes (F30). */
export const surelySince = ({ steady }: Moment): number => performance.now() - steady;

/** Maximum of elapsed ms: more than the minimum after sleep or a wall clock change (F29). */
export const perhapsSince = (moment: Moment): number =>
  Math.max(surelySince(moment), Date.now() - moment.wall);

/** Converts another tab's wall clock time; never in the future. */
export function fromWall(wall: number): Moment {
  const ago = Math.max(0, Date.now() - wall);
  return { steady: performance.now() - ago, wall: Date.now() - ago };
}
