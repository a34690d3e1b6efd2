import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { RetryButton } from '../../features/retry/retry-button.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useHydrated } from '../../state/live-values/use-hydrated.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { Page } from '../page.tsx';
import { WaysOn } from '../ways-on.tsx';
import { offlineText, SavedPageLinks, useSavedPages } from './saved-page-links.tsx';
import { isUnreachable } from './unreachable.ts';
import './error-page.css';

/** Replaces a page that failed, and offers a retry; offline also the pages saved on the device (PWA-3). */
export function ErrorPage() {
  const { t } = useText();
  const error = useRouteError();
  const isOnline = useSnapshot(useApp().stores.network).online;
  const retry = useRetry(error, isOnline);
  const pages = useSavedPages();
  // Only the browser knows whether it is offline, so server and browser first render the general version.
  const isOffline = useHydrated() && !isOnline;
  return (
    <Page
      title={t(isOffline ? 'error.offline.title' : 'error.title')}
      intro={t(isOffline ? offlineText(pages) : 'error.text')}
      width="text"
      noIndex
    >
      {isOffline && <SavedPageLinks pages={pages} />}
      <div className="error-page-ways">
        <RetryButton kind={isOffline ? 'quiet' : 'primary'} onRetry={retry} />
        {!isOffline && <WaysOn kind="quiet" />}
      </div>
    </Page>
  );
}

/**
 * Opens the same URL again: by navigation when offline or after a missing response, otherwise by a full load, because a
 * file or component that failed may fail again in this document.
 */
function useRetry(error: unknown, isOnline: boolean): () => Promise<void> {
  const navigate = useNavigate();
  const location = useLocation();
  const settle = useRef<() => void>(undefined);
  // A retry that fails brings another error; one that succeeds replaces this page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each error
  useEffect(() => settle.current?.(), [error]);
  return () =>
    new Promise((resolve) => {
      settle.current = resolve;
      if (isOnline && !isUnreachable(error)) globalThis.location.reload();
      else void navigate(location, { replace: true });
    });
}
