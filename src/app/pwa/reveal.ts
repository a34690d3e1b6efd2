import { idle, rest } from './page-moments.ts';

/** Delay in ms. A scroll, Tab or a shortcut reveals all at once (src/app/boot/boot.ts). */
const REST_MS = 2000;
/** Blocks below the first screen of home and of the lobby. */
const LATER = '.home > section:nth-child(n + 5), .lobby-rail-far';
/** Longest wait for an idle browser, in ms. */
const LONGEST_IDLE_MS = 500;

/**
 * Reveals content that first paint left out (src/app/widgets/widgets.css, src/app/pages/lobby/lobby-rails.css). Pictures
 * first, then block by block: all at once would block input for 80 ms on a slow phone.
 */
export async function revealRest(): Promise<void> {
  const { dataset } = document.documentElement;
  await rest(REST_MS, LONGEST_IDLE_MS);
  // Scrolling has already revealed everything.
  dataset['revealed'] ??= 'pictures';
  for (const block of document.querySelectorAll<HTMLElement>(LATER)) {
    await drawn();
    if (dataset['revealed'] === 'all') return;
    block.dataset['revealed'] = '';
  }
  await drawn();
  dataset['revealed'] = 'all';
}

/** Resolves when the last change is painted and the browser is idle. */
async function drawn(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await idle(LONGEST_IDLE_MS);
}
