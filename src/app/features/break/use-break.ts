import { useEffect } from 'react';
import { MOST_DELAY_MS } from '../../../lib/most-delay.ts';
import { limitsQuery } from '../../../operator/limits.ts';
import { useText } from '../../i18n/text.ts';
import { useApp, usePlayerAnswer } from '../../state/context.ts';
import { useMessages } from '../../state/use-messages.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';

/** Interval of reading the break again after its end, in ms: the device's clock may be fast, or a read may fail. */
const AGAIN_MS = 30_000;

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
    // Without its words the break's panel does not come, so nothing keeps its place.
    if (hasWords === false) delete document.documentElement.dataset['break'];
  }, [hasWords]);
  useEffect(() => {
    const end = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until);
    // The operator ends the break by its own clock, so ask a second later.
    const wait = Math.max(0, end - Date.now()) + 1000;
    if (wait > MOST_DELAY_MS) return;
    const events = new AbortController();
    const { signal } = events;
    let timer = setTimeout(ask, wait);
    function ask() {
      clearTimeout(timer);
      timer = setTimeout(ask, AGAIN_MS);
      if (!document.hidden) void player.session.refreshProfile();
    }
    const askIfOver = () => Date.now() > end && ask();
    addEventListener('online', askIfOver, { signal });
    document.addEventListener('visibilitychange', askIfOver, { signal });
    return () => {
      clearTimeout(timer);
      events.abort();
    };
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
