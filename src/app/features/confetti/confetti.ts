import './confetti.css';
import { nextFrame } from './snow.ts';

export interface ConfettiOptions {
  durationInSeconds: number;
  /** Seconds after which it starts without a scroll. */
  maxTimeToStart: number;
}

/** The library counts a flake's life in frames; on a device that draws few of them it ends all the same. */
const LONGEST_FALL_MS = 10_000;

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Snow over the page (CNF-1): at the first scroll or after `maxTimeToStart`, for its duration, white
 * circles. Never under reduced motion, never in a hidden tab, where it waits to start and ends at once. The library
 * loads when it starts.
 */
export function scheduleConfetti(options: ConfettiOptions): void {
  if (matchMedia(reducedMotion).matches) return;
  const waiting = new AbortController();
  const start = () => {
    clearTimeout(timer);
    waiting.abort();
    whenVisible()
      .then(() => snow(options.durationInSeconds * 1000))
      .catch((error: unknown) => console.warn('No snow today', error));
  };
  const timer = setTimeout(start, options.maxTimeToStart * 1000);
  addEventListener('scroll', start, { passive: true, signal: waiting.signal });
}

function whenVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) =>
    document.addEventListener('visibilitychange', () => resolve(), { once: true }),
  );
}

async function snow(duration: number): Promise<void> {
  const { default: confetti } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.className = 'confetti';
  canvas.setAttribute('aria-hidden', 'true');
  document.body.append(canvas);
  const fire = confetti.create(canvas, { resize: true });
  const motion = matchMedia(reducedMotion);
  const isWanted = () => document.visibilityState === 'visible' && !motion.matches;
  const end = performance.now() + duration;
  let skew = 1;
  let last: Promise<unknown> = Promise.resolve();
  const falling = new Promise<void>((resolve) => {
    const frame = () => {
      const left = end - performance.now();
      if (left <= 0) return resolve();
      const next = nextFrame(left, duration, skew);
      skew = next.skew;
      const particle = fire({
        particleCount: 1,
        startVelocity: 0,
        ticks: next.ticks,
        origin: { x: Math.random(), y: Math.random() * skew - 0.2 },
        colors: ['#ffffff'],
        shapes: ['circle'],
        gravity: 0.4 + Math.random() * 0.2,
        scalar: 0.4 + Math.random() * 0.6,
        drift: Math.random() * 0.8 - 0.4,
      });
      last = particle ?? last;
      if (isWanted()) requestAnimationFrame(frame);
    };
    if (isWanted()) frame();
  });
  // What has fallen off is over by itself; a tab that is left, or a wish for less motion, ends it in the middle.
  const watching = new AbortController();
  const unwanted = new Promise<void>((resolve) => {
    const look = () => {
      if (!isWanted()) resolve();
    };
    document.addEventListener('visibilitychange', look, { signal: watching.signal });
    motion.addEventListener('change', look, { signal: watching.signal });
    look();
  });
  const tooLong = new Promise((resolve) => setTimeout(resolve, duration + LONGEST_FALL_MS));
  await Promise.race([falling.then(() => last), unwanted, tooLong]);
  watching.abort();
  fire.reset();
  canvas.remove();
}
