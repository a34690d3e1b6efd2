import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useLater } from '../../state/use-later.ts';
import { Button } from '../../ui/button.tsx';

const loadErrorPage = () => import('./error-page.tsx').then((m) => m.ErrorPage);

/**
 * Replaces a page that failed: plain text at first, the full error page once its code is loaded, or a button that loads
 * the page again if that code fails too. Every page has this boundary, so that code is loaded on demand.
 */
export function PageError() {
  const { t } = useText();
  const [failed, setFailed] = useState(false);
  const ErrorPage = useLater(true, loadErrorPage, () => setFailed(true));
  if (ErrorPage) return <ErrorPage />;
  return (
    <div className="error-words">
      <h1>{t('error.title')}</h1>
      <p>{t('error.text')}</p>
      {failed && <Button onClick={() => location.reload()}>{t('pages.retry')}</Button>}
    </div>
  );
}

/** The same, for when even the frame could not render. */
export function ScreenError() {
  return (
    <main>
      <PageError />
    </main>
  );
}
