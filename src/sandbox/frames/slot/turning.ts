/** Spin time of the first reel and extra time of each further one, ms. Independent of the outcome. */
const FIRST_MS = 700;
const LATER_MS = 140;
const REELS = 5;
/** Duration of the fade that replaces spinning, ms. */
const FADE_MS = 200;

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

export const isStill = (): boolean => lessMotion.matches;

/** Spin time of a reel, ms. @param reel zero-based index */
const reelMs = (reel: number): number => FIRST_MS + reel * LATER_MS;

/** Time from the outcome until all reels stop, ms. */
export const turnMs = (): number => (isStill() ? FADE_MS : reelMs(REELS - 1));

/** Number of strip positions that a reel passes. */
const wayOf = (reel: number): number => 9 + 3 * reel;

/** Animates a reel to its stop. @returns a function that cancels the animation */
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
 * Symbols of a spinning reel, top to bottom: the final ones, the strip below them, the initial ones.
 * @param strip symbols of the reel @param stop, from top-row positions
 */
export function columnOf(strip: string, stop: number, from: number, reel: number): string[] {
  const at = (position: number) => strip[position % strip.length] ?? '';
  const coming = Array.from({ length: 3 + wayOf(reel) }, (_, row) => at(stop + row));
  return [...coming, at(from), at(from + 1), at(from + 2)];
}
