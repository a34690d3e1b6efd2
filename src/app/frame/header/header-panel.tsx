import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import './header-panel.css';

interface HeaderPanelProps {
  /** Accessible name. */
  label: string;
  /** Gets the focus back if nothing had it before; a press on it does not count as outside. */
  opener: RefObject<HTMLElement | null>;
  /** Further controls that do not count as outside: an element around opener and panel. */
  around?: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** A non-modal panel below the header. Takes the focus; Escape, a press or focus outside, and navigation close it. */
export function HeaderPanel({
  label,
  opener,
  around = opener,
  onClose,
  children,
}: HeaderPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current !== key) close.current();
  }, [key]);

  // A layout effect runs before unmounting, while it is still known whether the focus is inside.
  useLayoutEffect(() => {
    const panel = ref.current;
    const before = document.activeElement;
    const button = opener.current;
    const first = panel?.querySelector<HTMLElement>('input') ?? panel;
    first?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close.current();
    };
    const onUse = ({ target }: Event) => {
      if (target instanceof Node && !panel?.contains(target) && !around.current?.contains(target))
        close.current();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onUse);
    document.addEventListener('focusin', onUse);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onUse);
      document.removeEventListener('focusin', onUse);
      if (panel?.contains(document.activeElement)) giveBack(before, button);
    };
  }, [opener, around]);

  return (
    <div className="header-panel" ref={ref} role="dialog" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}

/** Returns the focus to where it was, which may be deep in the page, or else to the opener. */
function giveBack(before: Element | null, opener: HTMLElement | null): void {
  const hadFocus = before instanceof HTMLElement && before !== document.body && before.isConnected;
  const target = hadFocus ? before : opener;
  // A press outside must not scroll the page under the pointer.
  target?.focus({ preventScroll: true });
}
