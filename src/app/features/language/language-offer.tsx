import { useEffect, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { previewDoor } from '../../../lib/path-prefix.ts';
import { directionOf } from '../../i18n/direction.ts';
import { loadArea } from '../../i18n/locales.ts';
import type { AreaMessages } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { declineOffer } from './offered-language.ts';

/** Offers the page in the browser's language, in that language. It never switches automatically. */
export function LanguageOffer({ language }: { language: string }) {
  const { defaultAppLanguage } = useApp().config;
  const { pathname, search } = useLocation();
  const door = previewDoor(useHref('/'));
  const [words, setWords] = useState<AreaMessages['install']>();
  useEffect(() => {
    loadArea(language, 'install').then(setWords, (error: unknown) =>
      console.warn('The language is not offered', error),
    );
  }, [language]);
  if (!words) return null;
  const prefix = door + (language === defaultAppLanguage ? '' : `/${language}`);
  const path = prefix && pathname === '/' ? '' : pathname;
  return (
    <div className="notice night" lang={language} dir={directionOf(language)}>
      <span>{words['offer.text']}</span>
      <a className={buttonClass()} href={`${prefix}${path}${search}`} hrefLang={language}>
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
