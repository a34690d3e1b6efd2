import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { Link } from 'react-router-dom';
import { FREE_HELP_URL } from '../../../lib/free-help.ts';
import { useText } from '../../i18n/text.ts';
import { useSearch } from '../../state/live-values/use-search.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ContactLines } from '../contact-lines.tsx';
import { StandaloneScreen } from '../standalone-screen.tsx';
import { denialFor } from './denial.ts';

/** Explains why access is denied and where to get help. Rendered outside the frame (RTE-1). */
function AccessDeniedPage() {
  const { t } = useText();
  const search = useSearch();
  const denial = denialFor(search.get('reason'));
  return (
    <StandaloneScreen title={t(denial.title)} text={t(denial.text)}>
      <section className="standalone-panel">
        <HeartHandshake size={24} aria-hidden="true" />
        <h2>{t('accessDenied.help')}</h2>
        <p>{t('accessDenied.help.text')}</p>
        <a
          className={buttonClass('primary')}
          href={FREE_HELP_URL}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('accessDenied.help.link')}
        </a>
      </section>
      <ContactLines question={t('accessDenied.mistake')} />
      {denial.offersHome && (
        <Link className={buttonClass('outline')} to="/">
          {t('pages.home')}
        </Link>
      )}
    </StandaloneScreen>
  );
}

export { AccessDeniedPage as Component };
