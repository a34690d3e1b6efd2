import { useHydrated } from '../features/live-values/use-hydrated.ts';

/** The visitor's time zone as formats take it; UTC, as the server wrote, until the page is hydrated. */
export const useTimeZone = (): Pick<Intl.DateTimeFormatOptions, 'timeZone'> =>
  useHydrated() ? {} : { timeZone: 'UTC' };
