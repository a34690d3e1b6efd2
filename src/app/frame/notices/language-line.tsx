import { useEffect, useState } from 'react';
import { offeredLanguage } from '../../features/language/offered-language.ts';
import { useApp } from '../../state/context.ts';
import { isOccupied } from '../../state/occupations.ts';
import { useLater } from '../../state/use-later.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';

const loadOffer = () =>
  import('../../features/language/language-offer.tsx').then((m) => m.LanguageOffer);

/** Offers the browser's language after the cookie message; its texts load on demand. */
export function LanguageLine() {
  const { config, locale, stores } = useApp();
  const { accepted } = useSnapshot(stores.cookieNotice);
  // Not shown over a game or a payment.
  const isBusy = isOccupied(useSnapshot(stores.occupations));
  const [language, setLanguage] = useState<string>();
  useEffect(
    () => setLanguage(offeredLanguage(config.languages, locale, navigator.languages)),
    [config, locale],
  );
  const offered = accepted && !isBusy ? language : undefined;
  const LanguageOffer = useLater(offered, loadOffer);
  return (
    <div role="status">{offered && LanguageOffer && <LanguageOffer language={offered} />}</div>
  );
}
