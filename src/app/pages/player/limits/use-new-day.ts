import { useEffect, useRef } from 'react';
import { limitsQuery } from '../../../../operator/limits.ts';
import { useApp } from '../../../state/context.ts';
import { useNow } from '../../../state/live-values/use-time.ts';
import { nextStarts } from './next-starts.ts';

const MINUTE_MS = 60_000;

/** When to read after the end of a day, in minutes; twice, because the device's clock may be fast. */
const LATE = [1, 10];

/**
 * Reads the limits of an open page again when a day ends, and with it perhaps a week or month: the used part then
 * starts from zero.
 */
export function useNewDay(accountCode: string): void {
  const { player } = useApp();
  const now = useNow(MINUTE_MS);
  const days = now && LATE.map((minutes) => nextStarts(now - minutes * MINUTE_MS).day).join();
  const shown = useRef(days);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== days)
      void player.queries.refreshAgain(limitsQuery(accountCode));
    shown.current = days;
  }, [days, accountCode, player]);
}
