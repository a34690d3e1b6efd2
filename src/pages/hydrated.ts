import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False on the server and while the browser takes over its markup, then true: what depends on the
 * visitor's clock, time zone or device may show from there on.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/** The visitor's time zone; UTC, as the server rendered, until the page is hydrated. */
export const useTimeZone = (): string | undefined => (useHydrated() ? undefined : 'UTC');
