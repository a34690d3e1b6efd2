import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { useStores } from '../../state/context.ts';
import { closeToast, type PushData, type Toast } from '../../state/toasts.ts';
import { passFocusOn } from '../../ui/pass-focus-on.ts';
import { useSwipe } from '../../ui/use-swipe.ts';
import { PushBody } from './push-body.tsx';
import { ToastIcon } from './toast-icon.tsx';
import { useToastTime } from './use-toast-time.ts';

interface ToastCardProps {
  toast: Toast;
  /** Paused. */
  held: boolean;
  /** Called when a high-priority push notification is opened. */
  onRead: (push: PushData) => void;
}

/** Default for a push notification without push data. */
const NO_MORE = { description: '', media: [], priority: 'normal' } as const;

/** A notification. All but push have a close button (NTF-4); all can be swiped away (NTF-5). */
export function ToastCard({ toast, held, onRead }: ToastCardProps) {
  const { t } = useText();
  const { toasts } = useStores();
  const card = useRef<HTMLDivElement>(null);
  const close = () => closeToast(toasts, toast.id);
  useToastTime(toasts, toast, held);
  useSwipe(card, 'sideways', close);
  const { type, text, push, template: Template } = toast;
  const urgent = type === 'error' || type === 'warning';
  return (
    <div
      ref={card}
      className={`toast toast-${type}`}
      data-state={toast.state}
      role={urgent ? 'alert' : undefined}
    >
      {type === 'push' ? (
        <PushBody push={push ?? { ...NO_MORE, title: text }} onClose={close} onRead={onRead} />
      ) : (
        <>
          <ToastIcon {...toast} />
          {Template ? <Template /> : <p>{text}</p>}
          <button type="button" className="icon-button" ref={passFocusOn} onClick={close}>
            <X size={20} aria-hidden />
            <span className="visually-hidden">{t('frame.close')}</span>
          </button>
        </>
      )}
    </div>
  );
}
