import { useHydrated } from './use-hydrated.ts';

/** Time zone for date formats: UTC during hydration, then the visitor's. */
export const useTimeZone = (): { timeZone?: string } => (useHydrated() ? {} : { timeZone: 'UTC' });
