import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useSnapshot } from 'valtio/react';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useHydrated } from '../../state/live-values/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../page.tsx';
import { WaysOn } from '../ways-on.tsx';
import { offlineText, SavedPageLinks, useSavedPages } from './saved-page-links.tsx';
import { isUnreachable } from './unreachable.ts';
import './error-page.css';

/** Stands in for a page that failed; says so calmly, and tries again when asked. */
export function ErrorPage() {
  const error = useRouteError();
  const isOnline = useSnapshot(useApp().stores.network).online;
  const retry = useRetry(error, isOnline);
  // The server's error comes to the browser as a copy without its class: both see the calm version first.
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
 * Opens the same address again: within the page after a missing answer or without a network, else by
 * a load, since a file or a component that failed may fail again in this document.
 */
function useRetry(error: unknown, isOnline: boolean): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    if (isOnline && !isUnreachable(error)) globalThis.location.reload();
    else void navigate(location, { replace: true });
  };
}
