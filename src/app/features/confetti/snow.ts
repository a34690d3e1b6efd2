/** One frame of the snow, after the "Snow" recipe of the canvas-confetti package. */
export interface SnowFrame {
  /** Life of this frame's particle, in ticks. */
  ticks: number;
  /** Vertical position of the start, 0.8 to 1: flakes start higher at first. */
  skew: number;
}

/**
 * Computes one frame (CNF-1): each frame shortens a particle's life, down to 200 ticks.
 * @param left ms until the snow ends
 * @param duration total ms
 * @param skew of the previous frame; 1 for the first
 */
export function nextFrame(left: number, duration: number, skew: number): SnowFrame {
  return { ticks: Math.max(200, 500 * (left / duration)), skew: Math.max(0.8, skew - 0.001) };
}
