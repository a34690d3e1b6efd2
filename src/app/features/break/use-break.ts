import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { limitsQuery } from '../../../operator/limits.ts';
import { useText } from '../../i18n/text.ts';
import { useApp, usePlayerAnswer } from '../../state/context.ts';

/** Longest delay that a timer takes, in ms. */
const MOST_DELAY_MS = 2 ** 31 - 1;

/** The break that the player is on, in words that are there (messages of `session`); undefined when there is none. */
export function useBreak(): { until: string | undefined } | undefined {
  const { stores, player, addMessages } = useApp();
  const { profile } = useSnapshot(stores.session);
  const isAway = profile?.accountStatus === 'excluded';
  const { value } = usePlayerAnswer(isAway ? limitsQuery(profile.accountCode) : undefined);
  const until = isAway ? value?.exclusion?.until : undefined;
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => {
    if (isAway) void addMessages('session').then(() => setHasWords(true));
  }, [isAway, addMessages]);
  useEffect(() => {
    const left = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until) - Date.now();
    if (left > MOST_DELAY_MS) return;
    // A second later the operator says so, too.
    const timer = setTimeout(() => void player.session.refreshProfile(), Math.max(0, left) + 1000);
    return () => clearTimeout(timer);
  }, [until, player]);
  return isAway && hasWords ? { until } : undefined;
}

/** Until when, and what is not there until then. */
export function useBreakText(until: string | undefined): string {
  const { t, date } = useText();
  if (until === undefined) return t('break.text');
  const time = date(Date.parse(until), { dateStyle: 'long', timeStyle: 'short' });
  return t('break.until', { date: time });
}
