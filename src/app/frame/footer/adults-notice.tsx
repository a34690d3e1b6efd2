import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';

/** Always present, whatever the content: adults only, with a link to help if there is one. */
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
