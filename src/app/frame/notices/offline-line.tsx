import { useText } from '../../i18n/text.ts';
import { savedAt } from '../../state/answers.ts';
import { useStores } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { useValue } from '../../state/use-value.ts';

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const isToday = (at: number) => new Date(at).toDateString() === new Date().toDateString();

/** One line while offline: when the content was saved. */
export function OfflineLine() {
  const { online } = useSnapshot(useStores().network);
  return <div role="status">{!online && <SavedLine />}</div>;
}

function SavedLine() {
  const { t, date } = useText();
  const at = useValue(useStores().answers, savedAt);
  return (
    <p className="notice night">
      <strong>{t('offline.now')}</strong>{' '}
      {at === undefined
        ? t('offline.nothing')
        : t('offline.saved', { time: date(at, isToday(at) ? CLOCK : { ...DAY, ...CLOCK }) })}
    </p>
  );
}
