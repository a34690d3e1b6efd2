import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation } from 'react-router-dom';
import './header-panel.css';

interface HeaderPanelProps {
  /** Accessible name. */
  label: string;
  /** What opened it: gets the focus back, and a press on it is not one outside. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel that hangs from the header, over the page but not in its way: the focus moves into it; Escape, a
 * press or the focus elsewhere, and every navigation close it.
 */
export function HeaderPanel({ label, opener, onClose, children }: HeaderPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current !== key) close.current();
  }, [key]);

  // Before it leaves the document: afterwards nobody knows that the focus was inside.
  useLayoutEffect(() => {
    const panel = ref.current;
    const button = opener.current;
    const first = panel?.querySelector<HTMLElement>('input') ?? panel;
    first?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close.current();
    };
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !panel?.contains(target) && !button?.contains(target))
        close.current();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      if (panel?.contains(document.activeElement)) button?.focus();
    };
  }, [opener]);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget === null || relatedTarget === opener.current) return;
    if (!currentTarget.contains(relatedTarget)) onClose();
  };
  return (
    <div
      className="header-panel"
      ref={ref}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onBlur={leave}
    >
      {children}
    </div>
  );
}
