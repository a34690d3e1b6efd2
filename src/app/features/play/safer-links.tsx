import { Link } from 'react-router-dom';
import { breakPath, playerPaths } from '../../../config/derived-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import './safer-links.css';

/**
 * Links to limits, self-exclusion and a self-test at the top of every play page, where the jurisdiction requires them.
 */
export function SaferLinks({ selfTest }: { selfTest: string }) {
  const { t } = useText();
  const { config } = useApp();
  const { limits } = playerPaths(config);
  const toBreak = breakPath(config);
  return (
    <nav className="safer-links" aria-label={t('play.safer')}>
      {limits && <Link to={limits}>{t('play.safer.limits')}</Link>}
      {toBreak && <Link to={toBreak}>{t('play.safer.exclusion')}</Link>}
      <a href={selfTest} target="_blank" rel="noopener noreferrer">
        {t('play.safer.test')}
      </a>
    </nav>
  );
}
