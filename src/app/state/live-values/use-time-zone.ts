import { useHydrated } from './use-hydrated.ts';

/** For date formats: UTC as the server rendered, then nothing, which means the visitor's own zone. */
export const useTimeZone = (): { timeZone?: string } => (useHydrated() ? {} : { timeZone: 'UTC' });
