import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { Button } from '../../../ui/button.tsx';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { answerConsent } from '../answer-consent.ts';
import { acceptCookies } from './acceptance.ts';
import { CookieSettingsButton } from './cookie-settings-button.tsx';

/**
 * The basic cookie notice. It is in the page from the start and shown by an attribute on the root, so that it appears
 * before any module loads and never flashes (CKE-3). Where consent is needed, refusing is as easy as accepting (CKE-6).
 */
export function CookieNotice() {
  const { t } = useText();
  const app = useApp();
  const { config, stores } = app;
  const { cookiesPolicy } = config.routes;
  if (!config.showBasicCookiesMessage && !config.gtm) return null;
  const asks = config.showCookiesSettings || config.gtm;
  function answer(isAccepted: boolean) {
    if (asks) answerConsent(app, isAccepted);
    else acceptCookies(stores.cookieNotice);
    // The pressed button is hidden now.
    focusHeading();
  }
  return (
    <section className="cookie-notice night" aria-label={t('cookies.title')}>
      <p>
        {t('cookies.text')} {cookiesPolicy && <Link to={cookiesPolicy}>{t('cookies.policy')}</Link>}
      </p>
      <div className="cookie-notice-answers">
        <Button onClick={() => answer(true)}>{t('cookies.accept')}</Button>
        {asks && (
          <>
            <Button onClick={() => answer(false)}>{t('cookies.refuse')}</Button>
            <CookieSettingsButton>{t('cookies.settings')}</CookieSettingsButton>
          </>
        )}
      </div>
    </section>
  );
}
