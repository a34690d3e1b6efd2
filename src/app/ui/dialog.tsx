import X from 'lucide-react/icons/x';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useSwipe } from './use-swipe.ts';

interface DialogProps {
  open: boolean;
  /** Accessible name. */
  label: string;
  closeLabel: string;
  onClose: () => void;
  /** A side panel opens at the start side and can be swiped away to it. */
  side?: boolean;
  /** Content beside the close button. */
  head: ReactNode;
  className?: string;
  /** Ids of the texts that an urgent dialog announces with its name. */
  alertTexts?: string;
  /** Renders content before opening, so that it opens at once; otherwise only while open. */
  prepared?: boolean;
  children: ReactNode;
}

/**
 * A native modal dialog with focus trap, focus return and Escape by the browser; also closes by its button, the
 * backdrop and, as a side panel, a swipe (BRG-4).
 */
export function Dialog({
  open,
  label,
  closeLabel,
  onClose,
  side = false,
  head,
  className,
  alertTexts,
  prepared = false,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect, in the same commit that empties it: an empty modal dialog would keep the page inert.
  useLayoutEffect(() => {
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
      role={alertTexts && 'alertdialog'}
      aria-label={label}
      aria-describedby={alertTexts}
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
 * Shows a dialog at once and makes it modal after painting, because modality restyles the whole page, which takes
 * longer than the dialog on a slow phone (PF-9).
 * @returns cancels the second step
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
  // The browser handles Escape only for modal dialogs.
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
