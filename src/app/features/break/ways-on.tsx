import { Link } from 'react-router-dom';
import { playerPaths } from '../../../config/derived-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { buttonClass } from '../../ui/button.tsx';

/** Links that stay available during a break: money, activity and help. */
export function BreakWays() {
  const { t } = useText();
  const { config } = useApp();
  const { cashier, activity } = playerPaths(config);
  const ways = [
    { to: cashier && `${cashier}?direction=withdrawal`, label: t('break.withdraw') },
    { to: activity, label: t('break.activity') },
    { to: config.routes.helpInfo, label: t('break.help') },
  ];
  return ways.map(
    ({ to, label }) =>
      to !== undefined && (
        <Link key={to} className={buttonClass('quiet')} to={to}>
          {label}
        </Link>
      ),
  );
}
