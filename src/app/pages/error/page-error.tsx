import { type ComponentType, useEffect, useState } from 'react';
import { useText } from '../../i18n/text.ts';

/**
 * Replaces a page that failed: plain text at first, the full error page once its code is loaded. Every page has this
 * boundary, but few need that code.
 */
export function PageError() {
  const { t } = useText();
  const [ErrorPage, setErrorPage] = useState<ComponentType>();
  useEffect(() => {
    import('./error-page.tsx')
      .then((module) => setErrorPage(() => module.ErrorPage))
      .catch((error: unknown) => console.error('The error page did not load', error));
  }, []);
  if (ErrorPage) return <ErrorPage />;
  return (
    <div className="error-words">
      <h1>{t('error.title')}</h1>
      <p>{t('error.text')}</p>
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
