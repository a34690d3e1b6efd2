import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterStateContext } from 'react-router-dom';
import { localDay } from '../../../lib/local-day.ts';
import { useText } from '../../i18n/text.ts';
import { savedAt } from '../../state/answers.ts';
import { useStores } from '../../state/context.ts';
import { useNow } from '../../state/live-values/use-time.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { useValue } from '../../state/use-value.ts';

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** One line while offline: when the content was saved. Sets `data-offline` for styles, as the boot script does first. */
export function OfflineLine() {
  const { online } = useSnapshot(useStores().network);
  const { t } = useText();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-offline', !online);
    return () => document.documentElement.removeAttribute('data-offline');
  }, [online]);
  return (
    <div className="offline-line" role="status">
      {!online && (
        <p className="notice night">
          <strong>{t('offline.now')}</strong> <SavedTime />
        </p>
      )}
    </div>
  );
}

function SavedTime() {
  const { t, date } = useText();
  const at = useValue(useStores().answers, savedAt);
  const now = useNow(60_000) ?? Date.now();
  // The page that replaces one that failed says that nothing of it was saved.
  if (useContext(UNSAFE_DataRouterStateContext)?.errors) return null;
  if (at === undefined) return t('offline.nothing');
  const format = localDay(at) === localDay(now) ? CLOCK : { ...DAY, ...CLOCK };
  return t('offline.saved', { time: date(at, format) });
}
