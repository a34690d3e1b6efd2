import { useSnapshot } from 'valtio/react';
import { useText } from '../../i18n/text.ts';
import { savedAt } from '../../state/answers.ts';
import { useStores } from '../../state/context.ts';

/** One quiet line while there is no network: since when what is shown was saved. */
export function OfflineLine() {
  const { online } = useSnapshot(useStores().network);
  return <div role="status">{!online && <SavedLine />}</div>;
}

function SavedLine() {
  const { t, date } = useText();
  const at = savedAt(useSnapshot(useStores().answers) as Parameters<typeof savedAt>[0]);
  return (
    <p className="notice night">
      <strong>{t('offline.now')}</strong>{' '}
      {at === undefined
        ? t('offline.nothing')
        : t('offline.saved', { time: date(at, { hour: '2-digit', minute: '2-digit' }) })}
    </p>
  );
}
