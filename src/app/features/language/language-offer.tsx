import { useEffect, useState } from 'react';
import { directionOf } from '../../i18n/direction.ts';
import { loadArea } from '../../i18n/locales.ts';
import type { AreaMessages } from '../../i18n/text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { declineOffer } from './offered-language.ts';
import { keepFragment, usePathIn } from './use-path-in.ts';

/** Offers the page in the browser's language, in that language. It never switches automatically. */
export function LanguageOffer({ language }: { language: string }) {
  const pathIn = usePathIn();
  const [words, setWords] = useState<AreaMessages['install']>();
  useEffect(() => {
    loadArea(language, 'install').then(setWords, (error: unknown) =>
      console.warn('The language offer did not load', error),
    );
  }, [language]);
  if (!words) return null;
  return (
    <div className="notice night" lang={language} dir={directionOf(language)}>
      <span>{words['offer.text']}</span>
      <a
        className={buttonClass()}
        href={pathIn(language)}
        hrefLang={language}
        onClick={keepFragment}
      >
        {words['offer.accept']}
      </a>
      <Button
        kind="quiet"
        onClick={() => {
          declineOffer();
          setWords(undefined);
        }}
      >
        {words['offer.notNow']}
      </Button>
    </div>
  );
}
