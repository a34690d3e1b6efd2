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
  /** The opener. Gets the focus back, and a press on it does not count as outside. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** A non-modal panel below the header. Takes the focus; Escape, a press or focus outside, and navigation close it. */
export function HeaderPanel({ label, opener, onClose, children }: HeaderPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current !== key) close.current();
  }, [key]);

  // Before unmounting, while it is known whether the focus is inside.
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
