import { lazy, Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { offeredLanguage } from '../../features/language/offered-language.ts';
import { useApp } from '../../state/context.ts';

const LanguageOffer = lazy(() =>
  import('../../features/language/language-offer.tsx').then((m) => ({ default: m.LanguageOffer })),
);

/** The offer of the browser's language, after the cookie message is answered; its words load when it is due. */
export function LanguageLine() {
  const { config, locale, stores } = useApp();
  const { accepted } = useSnapshot(stores.cookieNotice);
  const [language, setLanguage] = useState<string>();
  useEffect(
    () => setLanguage(offeredLanguage(config.languages, locale, navigator.languages)),
    [config, locale],
  );
  return (
    <div role="status">
      {language && accepted && (
        <Suspense fallback={null}>
          <LanguageOffer language={language} />
        </Suspense>
      )}
    </div>
  );
}
