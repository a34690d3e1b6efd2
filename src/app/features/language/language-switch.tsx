import type { MouseEvent } from 'react';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { declineOffer } from './offered-language.ts';
import { keepFragment, usePathIn } from './use-path-in.ts';

/** Links to the current page in the other languages. */
export function LanguageSwitch() {
  const { t } = useText();
  const { config, locale } = useApp();
  const pathIn = usePathIn();
  if (config.languages.length < 2) return null;
  return (
    <ul className="switch" aria-label={t('language.label')}>
      {config.languages.map((language) => (
        <li key={language}>
          <a
            href={pathIn(language)}
            onClick={choose}
            hrefLang={language}
            lang={language}
            aria-current={language === locale ? 'true' : undefined}
          >
            {config.languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A visitor who has chosen a language is not offered another one. */
function choose(event: MouseEvent<HTMLAnchorElement>): void {
  keepFragment(event);
  declineOffer();
}
