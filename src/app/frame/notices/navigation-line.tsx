import { useNavigation } from 'react-router-dom';
import { useLongWait } from '../../features/loader/use-loader.ts';
import { useText } from '../../i18n/text.ts';
import { useStores } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';

/** A progress line while the page of a followed link takes long to load; the current page stays usable. */
export function NavigationLine() {
  const { t } = useText();
  const isCovered = useSnapshot(useStores().loader).waits > 0;
  const isLoading = useNavigation().state === 'loading' && !isCovered;
  const isLong = useLongWait(isLoading);
  return (
    <div className="navigation-line night" role="status" data-shown={isLong || undefined}>
      {isLong && <span className="visually-hidden">{t('frame.loading')}</span>}
    </div>
  );
}
