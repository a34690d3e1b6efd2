import { Link } from 'react-router-dom';
import { playerPaths } from '../../config/player-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import './safer-links.css';

/** Sweden's helpline, with its test of one's own play; the regulator's links go there. */
const SELF_TEST = 'https://www.stodlinjen.se/';

/** Limits, self-exclusion and a self-test at the top of every page of play, where the jurisdiction wants it. */
export function SaferLinks() {
  const { t } = useText();
  const { limits } = playerPaths(useApp().config);
  return (
    <nav className="safer-links" aria-label={t('play.safer')}>
      {limits && <Link to={limits}>{t('play.safer.limits')}</Link>}
      {limits && <Link to={`${limits}#limits-exclusion`}>{t('play.safer.exclusion')}</Link>}
      <a href={SELF_TEST} target="_blank" rel="noopener noreferrer">
        {t('play.safer.test')}
      </a>
    </nav>
  );
}
