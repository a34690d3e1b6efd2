import { subscribeKey } from 'valtio/vanilla/utils';
import type { PlayState } from './play-session.ts';

interface PlayStore {
  state: PlayState;
}

/** Timeout for a round that does not end, in ms; its wins are credited anyway. */
const ROUND_MS = 10_000;

/** Resolves when no round is running. */
export const roundOver = (store: PlayStore): Promise<PlayState> =>
  reached(store, (state) => !('table' in state && state.table.inRound), ROUND_MS);

/** Resolves with the state that follows the question about an open hand. */
export const answered = (store: PlayStore): Promise<PlayState> =>
  reached(store, ({ is }) => is !== 'asking');

function reached(
  store: PlayStore,
  isThere: (state: PlayState) => boolean,
  withinMs?: number,
): Promise<PlayState> {
  return new Promise((resolve) => {
    const look = () => {
      if (isThere(store.state)) done();
    };
    const stop = subscribeKey(store, 'state', look);
    const timer = withinMs === undefined ? undefined : setTimeout(done, withinMs);
    function done() {
      clearTimeout(timer);
      stop();
      resolve(store.state);
    }
    look();
  });
}
