import { useEffect, useRef } from 'react';
import { limitsQuery } from '../../../../operator/limits.ts';
import { useApp } from '../../../state/context.ts';
import { useNow } from '../../../state/live-values/use-time.ts';
import { nextStarts } from './next-starts.ts';

const MINUTE_MS = 60_000;

/**
 * Reads the limits of an open page again when their day ends, and with it perhaps their week and month: what was used
 * counts from zero. A minute late, because the device's clock may be fast.
 */
export function useNewDay(accountCode: string): void {
  const { player } = useApp();
  const now = useNow(MINUTE_MS);
  const day = now && nextStarts(now - MINUTE_MS).day;
  const shown = useRef(day);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== day)
      void player.queries.refreshAgain(limitsQuery(accountCode));
    shown.current = day;
  }, [day, accountCode, player]);
}
