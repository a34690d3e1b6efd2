import { useCallback, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import { renderedOf } from './rendered.ts';

/**
 * Reads a value from a store and updates with it. For stores that change while a page is prepared: `useSnapshot` then
 * returns a new object even if nothing that was read has changed, and React renders the whole page again in one piece
 * (tests/e2e/moving-between-pages.spec.ts).
 * @param read returns a primitive, or a model that the store holds by reference
 */
export function useValue<Store extends object, Value>(
  store: Store,
  read: (store: Store) => Value,
): Value {
  const subscribeTo = useCallback((onChange: () => void) => subscribe(store, onChange), [store]);
  return useSyncExternalStore(
    subscribeTo,
    () => read(store),
    () => read((renderedOf(store) ?? store) as Store),
  );
}
