import { useHref, useLocation } from 'react-router-dom';
import { previewDoor } from '../../../lib/path-prefix.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';

/** Links to the current page in the other languages: plain links, because each language is a separate document. */
export function LanguageSwitch() {
  const { t } = useText();
  const { config, locale } = useApp();
  const { pathname, search } = useLocation();
  const door = previewDoor(useHref('/'));
  if (config.languages.length < 2) return null;
  return (
    <ul className="switch" aria-label={t('language.label')}>
      {config.languages.map((language) => {
        const prefix = door + (language === config.defaultAppLanguage ? '' : `/${language}`);
        const path = prefix && pathname === '/' ? '' : pathname;
        return (
          <li key={language}>
            <a
              href={`${prefix}${path}${search}`}
              hrefLang={language}
              lang={language}
              aria-current={language === locale ? 'true' : undefined}
            >
              {config.languageNames[language]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
