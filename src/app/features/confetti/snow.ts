/** One frame of the snow, after the "Snow" recipe of the canvas-confetti package. */
export interface SnowFrame {
  /** Life of the particle of this frame, in ticks. */
  ticks: number;
  /** How far the start has sunk, 0.8 to 1: flakes begin higher at first. */
  skew: number;
}

/**
 * A frame's figures (CNF-1): each frame shortens a particle's life, down to 200 ticks.
 * @param left ms until the snow ends
 * @param duration ms that it lasts in all
 * @param skew of the frame before; 1 for the first
 */
export function nextFrame(left: number, duration: number, skew: number): SnowFrame {
  return { ticks: Math.max(200, 500 * (left / duration)), skew: Math.max(0.8, skew - 0.001) };
}
