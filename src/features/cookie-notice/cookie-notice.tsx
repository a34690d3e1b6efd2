import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { Button } from '../../ui/button.tsx';
import { acceptCookies } from './acceptance.ts';

/**
 * The basic cookie message. It is in the page from the start and shown by an attribute on the root, so
 * that it is there with the first paint where it is due and never flashes where it is not (CKE-3).
 */
export function CookieNotice() {
  const { t } = useText();
  const { config, stores, isMounted } = useApp();
  const { cookiesPolicy } = config.routes;
  if (!config.showBasicCookiesMessage && !config.showCookiesSettings) return null;
  return (
    <section className="cookie-notice night" aria-label={t('cookies.title')}>
      <p>
        {t('cookies.text')}{' '}
        {cookiesPolicy && isMounted(cookiesPolicy) && (
          <Link to={cookiesPolicy}>{t('cookies.policy')}</Link>
        )}
      </p>
      <Button onClick={() => acceptCookies(stores.cookieNotice)}>{t('cookies.accept')}</Button>
    </section>
  );
}
