import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSwipe } from './use-swipe.ts';

interface DialogProps {
  open: boolean;
  /** Accessible name. */
  label: string;
  closeLabel: string;
  onClose: () => void;
  /** A side panel comes in where lines begin and is swiped away to where it came from. */
  side?: boolean;
  /** Stands beside the close button. */
  head: ReactNode;
  className?: string;
  /** Its content is there before it opens, so that it opens at once. Otherwise it exists while it is open. */
  prepared?: boolean;
  children: ReactNode;
}

/**
 * A native modal dialog: the browser holds focus inside, gives it back and closes on Escape; here also by
 * its button, by the backdrop and, at the side, by a swipe (BRG-4).
 */
export function Dialog({
  open,
  label,
  closeLabel,
  onClose,
  side = false,
  head,
  className,
  prepared = false,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && open) return openInTwoSteps(dialog);
    dialog?.close();
  }, [open]);
  useSwipe(ref, 'start', () => side && onClose());

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
      {(open || prepared) && (
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

/**
 * Shows a dialog at once, and makes it modal when that is painted: the browser then looks at every element
 * of the page anew, which on a slow phone takes longer than the dialog itself (PF-9).
 * @returns calls off what is still to be done
 */
function openInTwoSteps(dialog: HTMLDialogElement): () => void {
  dialog.toggleAttribute('open', true);
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      stop();
      dialog.toggleAttribute('open', false);
      dialog.showModal();
    });
  });
  // Only a modal dialog hears it by itself.
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    stop();
    dialog.close();
  };
  function stop() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    document.removeEventListener('keydown', onKey);
  }
  document.addEventListener('keydown', onKey);
  return stop;
}
