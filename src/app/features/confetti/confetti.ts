import './confetti.css';

interface ConfettiOptions {
  durationInSeconds: number;
  /** Seconds until it starts without a scroll. */
  maxTimeToStart: number;
}

/** Upper limit in ms: the library counts a flake's life in frames, which last longer on slow devices. */
const LONGEST_FALL_MS = 10_000;

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Schedules snow over the page (CNF-1): white circles, at the first scroll or after `maxTimeToStart`, for its duration.
 * Never runs under reduced motion or in a hidden tab, where it waits to start or ends at once. Loads the library when
 * it starts.
 */
export function scheduleConfetti(options: ConfettiOptions): void {
  if (matchMedia(reducedMotion).matches) return;
  const waiting = new AbortController();
  const start = () => {
    clearTimeout(timer);
    waiting.abort();
    whenVisible()
      .then(() => snow(options.durationInSeconds * 1000))
      .catch((error: unknown) => console.warn('The snow did not start', error));
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
  // Ends by itself once all flakes have fallen, or early when the tab is hidden or motion is reduced.
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

/** One frame of the snow, after the "Snow" recipe of the canvas-confetti package. */
interface SnowFrame {
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
