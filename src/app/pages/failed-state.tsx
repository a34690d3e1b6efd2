import CloudOff from 'lucide-react/icons/cloud-off';
import { RetryButton } from '../features/retry/retry-button.tsx';
import { useText } from '../i18n/text.ts';
import { useStores } from '../state/context.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { offlineText, SavedPageLinks, useSavedPages } from './error/saved-page-links.tsx';
import { PageState } from './page-state.tsx';

interface FailedStateProps {
  /** Requests the list again; resolves when the attempt has ended. */
  onRetry: () => Promise<unknown>;
}

/** Replaces a list that failed to load; offline, it links to the pages saved on the device (PWA-3). */
export function FailedState({ onRetry }: FailedStateProps) {
  const { t } = useText();
  const { online } = useSnapshot(useStores().network);
  const pages = useSavedPages();
  return (
    <PageState
      icon={CloudOff}
      title={t(online ? 'pages.failed.title' : 'error.offline.title')}
      text={t(online ? 'pages.failed.text' : offlineText(pages))}
    >
      {!online && <SavedPageLinks pages={pages} />}
      <RetryButton onRetry={onRetry} />
    </PageState>
  );
}
