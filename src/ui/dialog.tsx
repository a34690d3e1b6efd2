import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSwipe } from './use-swipe.ts';

interface DialogProps {
  open: boolean;
  /** Accessible name. */
  label: string;
  closeLabel: string;
  onClose: () => void;
  /** A side panel comes in on the left and is swiped away to where it came from. */
  side?: boolean;
  /** Stands beside the close button. */
  head: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A native modal dialog: the browser holds focus inside, gives it back and closes on Escape; here also by
 * its button, by the backdrop and, at the side, by a swipe (BRG-4). Its content exists while it is open.
 */
export function Dialog({
  open,
  label,
  closeLabel,
  onClose,
  side = false,
  head,
  className,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !ref.current?.open) ref.current?.showModal();
    if (!open) ref.current?.close();
  }, [open]);
  useSwipe(ref, 'left', () => side && onClose());

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={ref}
      className={`dialog ${side ? 'dialog-side' : 'dialog-center'} ${className ?? ''}`}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      {open && (
        <div className="dialog-panel">
          <div className="dialog-head">
            {head}
            <button type="button" className="icon-button" onClick={onClose}>
              <X aria-hidden />
              <span className="visually-hidden">{closeLabel}</span>
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
