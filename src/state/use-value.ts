import { useCallback, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';

/**
 * A plain value read off a store, anew whenever the store changes. For stores that change while pages change:
 * after a transition `useSnapshot` answers with an older object where only what was not looked at has changed, and
 * React renders the whole page a second time, in one piece (tests/e2e/moving-between-pages.spec.ts).
 */
export function useValue<Store extends object, Value extends string | number | boolean | undefined>(
  store: Store,
  read: (store: Store) => Value,
): Value {
  const subscribeTo = useCallback((onChange: () => void) => subscribe(store, onChange), [store]);
  const value = () => read(store);
  return useSyncExternalStore(subscribeTo, value, value);
}
