import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns `written` on the server and during hydration, then `now`. Where both are the same, the component does not
 * render again after hydration, which React would do in one long task for the whole page (PF-2).
 */
export const useHydratedValue = <Value extends string | boolean>(
  now: Value,
  written: Value,
): Value =>
  useSyncExternalStore(
    never,
    () => now,
    () => written,
  );

/** False on the server and during hydration, then true. */
export const useHydrated = (): boolean => useHydratedValue(true, false);
