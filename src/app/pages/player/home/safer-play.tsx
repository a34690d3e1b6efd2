import { Link } from 'react-router-dom';
import { breakPath, playerPaths } from '../../../../config/derived-paths.ts';
import { useBreak, useBreakText } from '../../../features/break/use-break.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { PlayerCard } from '../layout/player-card.tsx';

/** Links to limits, to breaks or the current one, and to the player's activity. */
export function SaferPlay() {
  const { t } = useText();
  const { config } = useApp();
  const { limits, activity } = playerPaths(config);
  const present = useBreak();
  const breakText = useBreakText(present?.until);
  const ways = [
    { to: limits, label: t('player.safer.limits'), text: t('player.safer.limits.text') },
    present
      ? { to: breakPath(config), label: t('userMenu.onBreak'), text: breakText }
      : {
          to: breakPath(config),
          label: t('player.safer.break'),
          text: t('player.safer.break.text'),
        },
    { to: activity, label: t('player.safer.figures'), text: t('player.safer.figures.text') },
  ];
  return (
    <PlayerCard title={t('player.safer.title')}>
      <ul className="safer-play">
        {ways.map(
          ({ to, label, text }) =>
            to !== undefined && (
              <li key={label}>
                <Link to={to}>{label}</Link>
                <p>{text}</p>
              </li>
            ),
        )}
      </ul>
    </PlayerCard>
  );
}
