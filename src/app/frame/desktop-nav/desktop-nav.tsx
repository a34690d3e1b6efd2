import { useLocation } from 'react-router-dom';
import { desktopMenuQuery } from '../../../content/menus.ts';
import { ContentLink } from '../../features/link/content-link.tsx';
import { useVisibleLinks } from '../../features/link/visible-links.ts';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { useFailureLog } from '../use-failure-log.ts';
import { currentIn } from './current.ts';
import { MoreMenu } from './more-menu.tsx';
import { useFit } from './use-fit.ts';

/**
 * The navigation bar (NAV-1 to NAV-5). All items stay in the bar with their width, so one measurement is enough; those
 * that do not fit are hidden and listed under More.
 */
export function DesktopNav() {
  const { t } = useText();
  const { pathname, search } = useLocation();
  const { value, failed } = useAnswer(desktopMenuQuery(useApp().locale));
  useFailureLog(failed && value === undefined, 'Error loading desktop menu');
  const items = useVisibleLinks(value ?? []);
  const current = currentIn(items, pathname + search);
  const { barRef, shown } = useFit(items);
  const rest = items.slice(shown);
  return (
    <nav className="desktop-nav" data-fitted={shown !== Infinity} aria-label={t('nav.main')}>
      <ul className="desktop-nav-bar" ref={barRef}>
        {items.map(({ id, label, link, lang }, index) => (
          <li key={id} className={index < shown ? undefined : 'desktop-nav-out'} lang={lang}>
            <ContentLink link={link} aria-current={current(link)}>
              {label}
            </ContentLink>
          </li>
        ))}
      </ul>
      {shown < items.length && <MoreMenu items={rest} current={current} />}
    </nav>
  );
}
