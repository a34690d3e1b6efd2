import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { ALLOW_ALL, ALLOW_NONE } from '../../state/consent.ts';
import { useApp } from '../../state/context.ts';
import { Button } from '../../ui/button.tsx';
import { answerConsent } from '../consent/answer-consent.ts';
import { askFor } from '../dialogs/dialog-queue.ts';
import { acceptCookies } from './acceptance.ts';

/**
 * The basic cookie message. It is in the page from the start and shown by an attribute on the root, so
 * that it is there with the first paint where it is due and never flashes where it is not (CKE-3). Where there is a
 * choice to make it offers it, refusing as near as accepting (CKE-6).
 */
export function CookieNotice() {
  const { t } = useText();
  const app = useApp();
  const { config, stores, isMounted } = app;
  const { cookiesPolicy } = config.routes;
  if (!config.showBasicCookiesMessage && !config.gtm) return null;
  const asks = config.showCookiesSettings || config.gtm;
  return (
    <section className="cookie-notice night" aria-label={t('cookies.title')}>
      <p>
        {t('cookies.text')}{' '}
        {cookiesPolicy && isMounted(cookiesPolicy) && (
          <Link to={cookiesPolicy}>{t('cookies.policy')}</Link>
        )}
      </p>
      {asks ? (
        <div className="cookie-notice-answers">
          <Button onClick={() => answerConsent(app, ALLOW_ALL)}>{t('cookies.accept')}</Button>
          <Button onClick={() => answerConsent(app, ALLOW_NONE)}>{t('cookies.refuse')}</Button>
          <Button kind="quiet" onClick={() => askFor(stores.dialogs, { kind: 'cookie-settings' })}>
            {t('cookies.settings')}
          </Button>
        </div>
      ) : (
        <Button onClick={() => acceptCookies(stores.cookieNotice)}>{t('cookies.accept')}</Button>
      )}
    </section>
  );
}
