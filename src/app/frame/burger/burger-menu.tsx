import { useLocation } from 'react-router-dom';
import { type BurgerItem, burgerMenuQuery } from '../../../content/menus.ts';
import { ContentLink } from '../../features/link/content-link.tsx';
import { isLinkVisible, useVisibleLinks } from '../../features/link/visible-links.ts';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { type Current, currentIn } from '../desktop-nav/current.ts';
import { useFailureLog } from '../use-failure-log.ts';

/**
 * The burger's items with their children, some for players only (BRG-1, BRG-2). Calls `onFollow` as soon as a link is
 * followed, because an open dialog would keep the focus from the next page.
 */
export function BurgerMenu({ onFollow }: { onFollow: () => void }) {
  const { t } = useText();
  const { value, failed } = useAnswer(burgerMenuQuery(useApp().locale));
  useFailureLog(failed && value === undefined, 'Error loading mobile menu');
  const { pathname, search } = useLocation();
  const entries = value?.flatMap((item) => [item, ...item.children]);
  const current = currentIn(entries ?? [], pathname + search);
  return (
    <nav aria-label={t('nav.menu')}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link triggers a click */}
      <ul
        className="burger-menu"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) onFollow();
        }}
      >
        {value?.map((item) => (
          <BurgerEntry key={item.id} item={item} current={current} />
        ))}
      </ul>
    </nav>
  );
}

function BurgerEntry({
  item: { label, icon, link, children, lang },
  current,
}: {
  item: BurgerItem;
  current: Current;
}) {
  const { isMounted, stores } = useApp();
  const { signedIn } = useSnapshot(stores.session);
  const shown = useVisibleLinks(children).filter((child) => signedIn || !child.playersOnly);
  const face = (
    <>
      {icon ? (
        <img src={icon.src} width={24} height={24} alt="" />
      ) : (
        <span className="mobile-nav-circle" />
      )}
      {label}
    </>
  );
  const leads = link !== undefined && isLinkVisible(link, isMounted);
  if (!leads && shown.length === 0) return null;
  return (
    <li lang={lang}>
      {leads ? (
        <ContentLink link={link} className="burger-item" aria-current={current(link)}>
          {face}
        </ContentLink>
      ) : (
        <span className="burger-item burger-heading">{face}</span>
      )}
      {shown.length > 0 && (
        <ul className="burger-children">
          {shown.map((child, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat
            <li key={index}>
              <ContentLink link={child.link} aria-current={current(child.link)}>
                {child.label}
              </ContentLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
