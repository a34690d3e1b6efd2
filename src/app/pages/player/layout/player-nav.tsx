import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import ChartColumn from 'lucide-react/icons/chart-column';
import Gauge from 'lucide-react/icons/gauge';
import House from 'lucide-react/icons/house';
import IdCard from 'lucide-react/icons/id-card';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import Wallet from 'lucide-react/icons/wallet';
import { Link, useLocation } from 'react-router-dom';
import { type PlayerPageName, playerPaths } from '../../../../config/derived-paths.ts';
import { currentIn } from '../../../frame/desktop-nav/current.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { showFocused } from '../../../ui/show-focused.ts';
import { useCurrentInView } from '../../../ui/use-current-in-view.ts';
import './player-page.css';

const PAGES: readonly [PlayerPageName, LucideIcon][] = [
  ['home', House],
  ['activity', ChartColumn],
  ['cashier', Wallet],
  ['limits', Gauge],
  ['information', UserRound],
  ['documents', IdCard],
  ['security', ShieldCheck],
  ['preferences', Bell],
];

/** Navigation of the player area: a scrolling row on a phone, a side list on a wide page. */
export function PlayerNav() {
  const { t } = useText();
  const { config } = useApp();
  const { pathname } = useLocation();
  const paths = playerPaths(config);
  const entries = PAGES.flatMap(([name, Icon]) => {
    const to = paths[name];
    return to === undefined ? [] : [{ name, Icon, link: { kind: 'internal', to } as const }];
  });
  const markOf = currentIn(entries, pathname);
  const row = useCurrentInView<HTMLUListElement>(entries.findIndex(({ link }) => markOf(link)));

  return (
    <nav className="player-nav" aria-label={t('player.nav')}>
      <ul className="player-nav-list" ref={row} onFocus={showFocused}>
        {entries.map(({ name, Icon, link }) => (
          <li key={name}>
            <Link to={link.to} aria-current={markOf(link)}>
              <Icon size={20} aria-hidden />
              {t(`player.nav.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
