import { Fragment, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { footerTextQuery, poweredByQuery } from '../../../content/footer.ts';
import { CookieSettingsButton } from '../../features/consent/cookie-notice/cookie-settings-button.tsx';
import { LanguageSwitch } from '../../features/language/language-switch.tsx';
import { ContentLink } from '../../features/link/content-link.tsx';
import { RichHtml } from '../../features/rich-html/rich-html.tsx';
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { SocialLinks } from './social-links.tsx';

/** The last lines of every page: adults only, settings, the operator's text, credits, the year. */
export function FooterBase() {
  const { t } = useText();
  const { config, locale } = useApp();
  const { company } = config;
  const text = useAnswer(footerTextQuery(locale)).value;
  const makers = useAnswer(poweredByQuery()).value ?? [];
  return (
    <div className="footer-base">
      <div className="footer-words">
        <AdultsNotice />
        {text && <RichHtml html={text} />}
      </div>
      <div className="footer-settings">
        <LanguageSwitch />
        <ThemeSwitch />
        <SocialLinks />
        {config.showCookiesSettings && (
          <CookieSettingsButton>{t('footer.cookies')}</CookieSettingsButton>
        )}
      </div>
      <div className="footer-end">
        <p>
          © <CurrentYear /> <bdi>{company.legalName ?? company.name}</bdi>. {t('footer.rights')}
        </p>
        {makers.length > 0 && (
          <p>
            {t('footer.poweredBy')}{' '}
            {makers.map(({ id, label, link }, index) => (
              <Fragment key={id}>
                {index > 0 && t('footer.comma')}
                <bdi>{link ? <ContentLink link={link}>{label}</ContentLink> : label}</bdi>
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

/** Always present, whatever the content: adults only, with a link to help if there is one. */
function AdultsNotice() {
  const { t } = useText();
  const { config } = useApp();
  const { helpInfo } = config.routes;
  return (
    <p className="adults-notice">
      <strong className="adults-notice-mark">18+</strong>
      <span>
        {t('footer.adults')} {helpInfo && <Link to={helpInfo}>{t('footer.safe')}</Link>}
      </span>
    </p>
  );
}

/**
 * The visitor's current year (FTR-9). The server's markup may be from a cache of last year. React hydrates it
 * unchanged, and an effect corrects the text in the DOM.
 */
export function CurrentYear() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.textContent = String(new Date().getFullYear());
  }, []);
  return (
    <span ref={ref} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
