import CloudOff from 'lucide-react/icons/cloud-off';
import { useText } from '../i18n/text.ts';
import { useStores } from '../state/context.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { Button } from '../ui/button.tsx';
import { offlineText, SavedPageLinks, useSavedPages } from './error/saved-page-links.tsx';
import { PageState } from './page-state.tsx';

interface FailedStateProps {
  /** Requests the list again. */
  onRetry: () => void;
}

/** Replaces a list that failed to load; offline, it links to the pages saved on the device (PWA-3). */
export function FailedState({ onRetry }: FailedStateProps) {
  const { online } = useSnapshot(useStores().network);
  return online ? <NotAnswered onRetry={onRetry} /> : <NotSaved onRetry={onRetry} />;
}

function NotAnswered({ onRetry }: FailedStateProps) {
  const { t } = useText();
  return (
    <PageState icon={CloudOff} title={t('pages.failed.title')} text={t('pages.failed.text')}>
      <Button kind="quiet" onClick={onRetry}>
        {t('pages.retry')}
      </Button>
    </PageState>
  );
}

function NotSaved({ onRetry }: FailedStateProps) {
  const { t } = useText();
  const pages = useSavedPages();
  return (
    <PageState icon={CloudOff} title={t('error.offline.title')} text={t(offlineText(pages))}>
      <SavedPageLinks pages={pages} />
      <Button kind="quiet" onClick={onRetry}>
        {t('pages.retry')}
      </Button>
    </PageState>
  );
}
