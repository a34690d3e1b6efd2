import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { memo, useRef } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { mobileMenuQuery } from '../../../content/menus.ts';
import { ContentLink } from '../../features/link/content-link.tsx';
import { useVisibleLinks } from '../../features/link/visible-links.ts';
import { askForSearch } from '../../features/sportsbook/search-request.ts';
import { sportsRouteOf } from '../../features/sportsbook/sports-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { currentIn } from '../desktop-nav/current.ts';
import { useFailureLog } from '../use-failure-log.ts';
import { LOAD_ERROR } from './use-fresh-menu.ts';
import { useHideOnScroll } from './use-hide-on-scroll.ts';

/** Number of menu items shown (MOB-1). */
const ITEMS = 4;

/** The bottom bar: menu button, search on sports pages, and the first items (MOB-1 to MOB-5). */
export const MobileNav = memo(function MobileNav() {
  const { t } = useText();
  const { config, locale, stores } = useApp();
  const { pathname, search } = useLocation();
  // With language prefix, as in the visitor's URL (MOB-5).
  const address = useHref({ pathname, search });
  const { isSidebarOpen } = useSnapshot(stores.sportsbook);
  const isSports = sportsRouteOf(config.routes, pathname) !== undefined;
  const { value, failed } = useAnswer(mobileMenuQuery(locale));
  useFailureLog(failed && value === undefined, LOAD_ERROR);
  const items = useVisibleLinks(value ?? []).slice(0, ITEMS);
  const current = currentIn(items, pathname + search);
  const bar = useRef<HTMLElement>(null);
  useHideOnScroll(bar);

  // A fragment may be written as in the browser's address bar, with é instead of %C3%A9.
  const isListed = (fragment: string) =>
    address.includes(fragment) || address.includes(encodeURI(fragment));
  if (config.hideMobileMenuOnPaths.some(isListed)) return null;
  return (
    <div className="mobile-nav-place night">
      <nav ref={bar} className="mobile-nav" aria-label={t('nav.quick')}>
        <ul className="mobile-nav-bar" data-search={isSports || undefined}>
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                stores.overlay.open = 'burger';
              }}
            >
              <Menu aria-hidden />
              <span>{t('header.menu')}</span>
            </button>
          </li>
          <li className="mobile-nav-search">
            <button
              type="button"
              aria-expanded={isSidebarOpen}
              onClick={() => askForSearch(stores)}
            >
              <Search aria-hidden />
              <span>{t('nav.search')}</span>
            </button>
          </li>
          {items.map(({ id, label, link, icon, lang }) => (
            <li key={id} lang={lang}>
              <ContentLink link={link} aria-current={current(link)}>
                {icon ? (
                  <img src={icon.src} width={24} height={24} alt="" fetchPriority="low" />
                ) : (
                  <span className="mobile-nav-circle" />
                )}
                <span>{label}</span>
              </ContentLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
});
