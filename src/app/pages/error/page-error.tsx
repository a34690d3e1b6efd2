import { type ComponentType, useEffect, useState } from 'react';
import { useText } from '../../i18n/text.ts';

/**
 * Stands in for a page that failed: the plain words at once, the whole error page when its code is here.
 * Every page carries this boundary, few need what is behind it.
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

/** The same where not even the frame could be shown. */
export function ScreenError() {
  return (
    <main>
      <PageError />
    </main>
  );
}
