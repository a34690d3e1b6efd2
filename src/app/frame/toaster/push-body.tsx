import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { safePath } from '../../../lib/safe-path.ts';
import type { PushData } from '../../state/toasts.ts';
import { useModal } from '../../state/use-modal.ts';
import { ToastIcon } from './toast-icon.tsx';

interface PushBodyProps {
  push: PushData;
  onClose: () => void;
  onRead: (push: PushData) => void;
}

/**
 * A push notification as one button: opens the message at high priority, else follows its link (NTF-4). It has no close
 * button and closes on Escape (NTF-5).
 */
export function PushBody({ push, onClose, onRead }: PushBodyProps) {
  const modal = useModal();
  const navigate = useNavigate();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // With a dialog open, Escape closes only that.
    if (event.key === 'Escape' && !modal) onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  const picture = push.media[0];
  return (
    <button
      type="button"
      className="toast-push-button"
      onClick={() => {
        const cta = safePath(push.cta);
        if (push.priority === 'high') onRead(push);
        else if (cta) void navigate(cta);
        onClose();
      }}
    >
      {picture ? (
        <img src={picture.url} width={48} height={48} alt="" />
      ) : (
        <ToastIcon type="push" />
      )}
      <strong>{push.title}</strong>
    </button>
  );
}
