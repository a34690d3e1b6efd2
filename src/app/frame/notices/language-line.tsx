import { lazy, Suspense, useEffect, useState } from 'react';
import { offeredLanguage } from '../../features/language/offered-language.ts';
import { useApp } from '../../state/context.ts';
import { isOccupied } from '../../state/occupations.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';

const LanguageOffer = lazy(() =>
  import('../../features/language/language-offer.tsx').then((m) => ({ default: m.LanguageOffer })),
);

/** Offers the browser's language after the cookie message; its texts load on demand. */
export function LanguageLine() {
  const { config, locale, stores } = useApp();
  const { accepted } = useSnapshot(stores.cookieNotice);
  // Never over a game or a payment.
  const isBusy = isOccupied(useSnapshot(stores.occupations));
  const [language, setLanguage] = useState<string>();
  useEffect(
    () => setLanguage(offeredLanguage(config.languages, locale, navigator.languages)),
    [config, locale],
  );
  return (
    <div role="status">
      {language && accepted && !isBusy && (
        <Suspense fallback={null}>
          <LanguageOffer language={language} />
        </Suspense>
      )}
    </div>
  );
}
