import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';

/** Always there, whatever content says: adults only, and the way to help where the site has one. */
export function AdultsNotice() {
  const { t } = useText();
  const { config, isMounted } = useApp();
  const { helpInfo } = config.routes;
  return (
    <p className="adults-notice">
      <strong className="adults-notice-mark">18+</strong>
      <span>
        {t('footer.adults')}{' '}
        {helpInfo && isMounted(helpInfo) && <Link to={helpInfo}>{t('footer.safe')}</Link>}
      </span>
    </p>
  );
}
