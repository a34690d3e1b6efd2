import { subscribeKey } from 'valtio/vanilla/utils';
import type { PlayState } from './play-session.ts';

/** Timeout for a round that does not end, in ms; its wins are credited anyway. */
const ROUND_MS = 10_000;

/** Resolves when no round is running. */
export function roundOver(store: { state: PlayState }): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if ('table' in store.state && store.state.table.inRound) return;
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = subscribeKey(store, 'state', look);
    const timer = setTimeout(() => {
      stop();
      resolve();
    }, ROUND_MS);
    look();
  });
}
