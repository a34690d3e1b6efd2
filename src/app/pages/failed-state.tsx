import CloudOff from 'lucide-react/icons/cloud-off';
import { RetryButton } from '../features/retry/retry-button.tsx';
import { useText } from '../i18n/text.ts';
import { useStores } from '../state/context.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { offlineText, SavedPageLinks, useSavedPages } from './error/saved-page-links.tsx';
import { PageState } from './page-state.tsx';

interface FailedStateProps {
  /** Requests the list again; resolves when the attempt has ended. */
  onRetry: () => unknown;
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
      <RetryButton onRetry={onRetry} />
    </PageState>
  );
}

function NotSaved({ onRetry }: FailedStateProps) {
  const { t } = useText();
  const pages = useSavedPages();
  return (
    <PageState icon={CloudOff} title={t('error.offline.title')} text={t(offlineText(pages))}>
      <SavedPageLinks pages={pages} />
      <RetryButton onRetry={onRetry} />
    </PageState>
  );
}
