import { useEffect } from 'react';
import { limitsQuery } from '../../../operator/limits.ts';
import { useText } from '../../i18n/text.ts';
import { useApp, usePlayerAnswer } from '../../state/context.ts';
import { useMessages } from '../../state/use-messages.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';

/** Maximum delay of a timer, in ms. */
const MOST_DELAY_MS = 2 ** 31 - 1;

/**
 * Returns the player's current break, once its texts (messages of `session`) are loaded; undefined when there is none.
 */
export function useBreak(): { until: string | undefined } | undefined {
  const { stores, player } = useApp();
  const { profile } = useSnapshot(stores.session);
  const isAway = profile?.accountStatus === 'excluded';
  const { value } = usePlayerAnswer(isAway ? limitsQuery(profile.accountCode) : undefined);
  const until = isAway ? value?.exclusion?.until : undefined;
  const hasWords = useMessages(isAway ? 'session' : undefined);
  useEffect(() => {
    const left = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until) - Date.now();
    if (left > MOST_DELAY_MS) return;
    // One second later the operator reports it as well.
    const timer = setTimeout(() => void player.session.refreshProfile(), Math.max(0, left) + 1000);
    return () => clearTimeout(timer);
  }, [until, player]);
  return isAway && hasWords ? { until } : undefined;
}

/** Text that says when the break ends and what is unavailable until then. */
export function useBreakText(until: string | undefined): string {
  const { t, date } = useText();
  if (until === undefined) return t('break.text');
  const time = date(Date.parse(until), { dateStyle: 'long', timeStyle: 'short' });
  return t('break.until', { date: time });
}
