import { useSyncExternalStore } from 'react';
import { useSnapshot as useCurrent } from 'valtio/react';
import { type Snapshot, snapshot } from 'valtio/vanilla';
import { renderedOf } from './rendered.ts';

const never = () => () => {};

/** valtio's `useSnapshot`, which during hydration returns what the server rendered. */
export function useSnapshot<Store extends object>(store: Store): Snapshot<Store> {
  const current = useCurrent(store);
  const rendered = renderedOf(store);
  // Stays false without a change, so that components do not render twice.
  const isOutdated = useSyncExternalStore(
    never,
    () => false,
    () => rendered !== undefined && rendered !== snapshot(store),
  );
  return isOutdated && rendered ? rendered : current;
}
