import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useHydrated } from '../../state/live-values/use-hydrated.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../page.tsx';
import { WaysOn } from '../ways-on.tsx';
import { offlineText, SavedPageLinks, useSavedPages } from './saved-page-links.tsx';
import { isUnreachable } from './unreachable.ts';
import './error-page.css';

/** Replaces a page that failed, and offers a retry. */
export function ErrorPage() {
  const error = useRouteError();
  const isOnline = useSnapshot(useApp().stores.network).online;
  const retry = useRetry(error, isOnline);
  // The server's error reaches the browser without its class, so both first render the generic version.
  const isOffline = useHydrated() && (!isOnline || isUnreachable(error));
  return isOffline ? <NotSaved onRetry={retry} /> : <Failed onRetry={retry} />;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  return (
    <Page title={t('error.title')} intro={t('error.text')} width="text" noIndex>
      <div className="error-page-ways">
        <Button onClick={onRetry}>{t('pages.retry')}</Button>
        <WaysOn kind="quiet" />
      </div>
    </Page>
  );
}

function NotSaved({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  const pages = useSavedPages();
  return (
    <Page title={t('error.offline.title')} intro={t(offlineText(pages))} width="text" noIndex>
      <SavedPageLinks pages={pages} />
      <Button kind="quiet" onClick={onRetry}>
        {t('pages.retry')}
      </Button>
    </Page>
  );
}

/**
 * Opens the same URL again: by navigation when offline or after a missing response, otherwise by a full load, because a
 * file or component that failed may fail again in this document.
 */
function useRetry(error: unknown, isOnline: boolean): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    if (isOnline && !isUnreachable(error)) globalThis.location.reload();
    else void navigate(location, { replace: true });
  };
}
