import { idle, rest } from './page-moments.ts';

/** In ms. Who goes there earlier has it at once (src/app/boot/boot.ts). */
const REST_MS = 2000;
/** It is not put off further, however busy the page is, in ms. */
const LONGEST_IDLE_MS = 500;

/**
 * Shows what the first paint left out (src/app/widgets/widgets.css), when the scripts have long taken over the page. Pictures
 * first, then block by block: all at once is a task in which the page does not answer a tap for 80 ms on a slow phone.
 */
export async function revealRest(): Promise<void> {
  const { dataset } = document.documentElement;
  await rest(REST_MS, LONGEST_IDLE_MS);
  // Somebody who scrolls has it all already.
  dataset['revealed'] ??= 'pictures';
  for (const block of document.querySelectorAll<HTMLElement>('.home > section:nth-child(n + 5)')) {
    await drawn();
    if (dataset['revealed'] === 'all') return;
    block.dataset['revealed'] = '';
  }
  await drawn();
  dataset['revealed'] = 'all';
}

/** Resolves when the last change is on the screen and the browser has time again. */
async function drawn(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await idle(LONGEST_IDLE_MS);
}
