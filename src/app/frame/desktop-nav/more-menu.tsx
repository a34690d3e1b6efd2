import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import type { MenuItem } from '../../../content/menus.ts';
import { ContentLink } from '../../features/link/content-link.tsx';
import { useText } from '../../i18n/text.ts';
import type { Current } from './current.ts';

/** Delay before closing on leave, in ms, because the pointer may cut a corner on its way to the list. */
const LEAVE_MS = 200;

/**
 * Items that did not fit, as a menu button (NAV-2): hover, touch, click; arrows, Home, End, Escape, Tab.
 * https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function MoreMenu({ items, current }: { items: readonly MenuItem[]; current: Current }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // A menu that was opened by hovering does not have the focus; Escape must close it anyway.
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const hear = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', hear, { signal: stop.signal });
    return () => stop.abort();
  }, [open]);

  const entries = () => Array.from(menu.current?.querySelectorAll('a') ?? []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) button.current?.focus();
    if (event.key === 'Tab') setOpen(false);
    const links = entries();
    const from = links.indexOf(document.activeElement as HTMLAnchorElement);
    const to = nextMenuIndex(event.key, from, links.length);
    if (to === undefined) return;
    event.preventDefault();
    setOpen(true);
    // The menu is always in the DOM but focusable only when visible.
    requestAnimationFrame(() => links[to]?.focus());
  }
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onHover = (shown: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(leaving.current);
    if (shown) setOpen(true);
    else leaving.current = setTimeout(() => setOpen(false), LEAVE_MS);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys and pointer for the button and its menu
    <div
      className="more-menu"
      onKeyDown={onKeyDown}
      onPointerEnter={onHover(true)}
      onPointerLeave={onHover(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className="more-menu-button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={menuId}
        aria-current={items.some(({ link }) => current(link)) || undefined}
        onPointerDown={(event) => {
          // Hovering has already opened it for a mouse, unless Escape closed it again.
          setOpen(event.pointerType === 'mouse' || !open);
        }}
        onClick={(event) => {
          // A pointer has already opened it; this click comes from Enter, Space or voice control.
          if (event.detail === 0) {
            setOpen(true);
            requestAnimationFrame(() => entries()[0]?.focus());
          }
        }}
      >
        {t('nav.more')}
        <ChevronDown size={16} aria-hidden />
      </button>
      <div id={menuId} ref={menu} className="more-menu-list" role="menu" hidden={!open}>
        {items.map(({ id, label, link, lang }) => (
          <ContentLink
            key={id}
            link={link}
            lang={lang}
            role="menuitem"
            tabIndex={-1}
            aria-current={current(link)}
            onClick={() => setOpen(false)}
          >
            {label}
          </ContentLink>
        ))}
      </div>
    </div>
  );
}

/**
 * The menu entry that a key moves to, wrapping around.
 * @param from the focused entry, -1 for the button
 * @returns undefined for other keys
 */
export function nextMenuIndex(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowUp':
      return from <= 0 ? count - 1 : from - 1;
    case 'Home':
      return from === -1 ? undefined : 0;
    case 'End':
      return from === -1 ? undefined : count - 1;
    default:
      return undefined;
  }
}
