import { useEffect, useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import type { QueuedDialogProps } from '../../state/dialogs.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import './dialogs.css';

/** Warns before the session ends for inactivity (AUT-3). Closing it continues the session. */
export function InactivityDialog({ request, open, onDone }: QueuedDialogProps) {
  const { t } = useText();
  const { player } = useApp();
  const id = useId();
  const seconds = useSecondsUntil(request.kind === 'inactivity' ? request.endsAt : 0);
  const stay = () => {
    onDone();
    if (open) player.session.stay();
  };
  return (
    <Dialog
      open={open}
      label={t('session.stay.title')}
      closeLabel={t('session.stay.stay')}
      onClose={stay}
      head={<h2>{t('session.stay.title')}</h2>}
      alertTexts={`${id} ${id}-left`}
    >
      <p id={id}>{t('session.stay.text')}</p>
      <p className="dialogs-countdown" role="timer" id={`${id}-left`}>
        {t('session.stay.seconds', { seconds })}
      </p>
      <div className="button-row">
        <Button onClick={stay}>{t('session.stay.stay')}</Button>
        <Button kind="quiet" onClick={() => void player.session.signOut('asked')}>
          {t('session.end')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Whole seconds left, updated every second. @param moment as performance.now() */
function useSecondsUntil(moment: number): number {
  const left = () => Math.max(0, Math.ceil((moment - performance.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` depends on the moment only
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 250);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
