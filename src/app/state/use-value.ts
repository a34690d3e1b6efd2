import { useCallback, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import { renderedOf } from './rendered.ts';

/**
 * What is read off a store, anew whenever the store changes. For stores that change while a page is prepared: `useSnapshot`
 * then answers with another object although nothing that was looked at has changed, and React renders the whole page a
 * second time, in one piece (tests/e2e/moving-between-pages.spec.ts).
 * @param read gives a plain value, or a model, which the store holds whole
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
