/** When the first reel stands and how much later each next one, ms: the same whatever falls. */
const FIRST_MS = 700;
const LATER_MS = 140;
const REELS = 5;
/** Of the fade that stands in for turning, ms. */
const FADE_MS = 200;

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

export const isStill = (): boolean => lessMotion.matches;

/** How long a reel turns, ms. @param reel counted from 0 */
export const reelMs = (reel: number): number => FIRST_MS + reel * LATER_MS;

/** From the outcome to the moment when all reels stand, ms. */
export const turnMs = (): number => (isStill() ? FADE_MS : reelMs(REELS - 1));

/** Positions of its strip that a reel runs through on its way. */
const wayOf = (reel: number): number => 9 + 3 * reel;

/** Lets a reel run down to where it stands. @returns what stops it */
export function turn(column: HTMLElement, reel: number): () => void {
  const run = isStill()
    ? column.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: FADE_MS })
    : column.animate(
        [{ transform: `translateY(-${(100 * (3 + wayOf(reel))) / (6 + wayOf(reel))}%)` }, {}],
        { duration: reelMs(reel), easing: 'cubic-bezier(.25,.6,.35,1)' },
      );
  return () => run.cancel();
}

/**
 * What is on a reel that turns, from top to bottom: where it will stand, the strip below that, where it stood.
 * @param strip its symbols @param stop, from positions in the top row
 */
export function columnOf(strip: string, stop: number, from: number, reel: number): string[] {
  const at = (position: number) => strip[position % strip.length] ?? '';
  const coming = Array.from({ length: 3 + wayOf(reel) }, (_, row) => at(stop + row));
  return [...coming, at(from), at(from + 1), at(from + 2)];
}
