import { useState } from 'react';
import { Link } from 'react-router-dom';
import { playerPaths } from '../../../config/derived-paths.ts';
import { InstallButton } from '../../features/install/install-button.tsx';
import { declinePush } from '../../features/push/push-memory.ts';
import { PushQuestion } from '../../features/push/push-question.tsx';
import { ThisDevice } from '../../features/push/this-device.tsx';
import { usePush } from '../../features/push/use-push.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import type { QueuedDialogProps } from '../../state/dialogs.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks about push after a player's own action, and shows the result of a "yes". */
export function PushQuestionDialog({ open, onDone }: QueuedDialogProps) {
  const { t } = useText();
  const { config } = useApp();
  const { state, push } = usePush();
  const [answered, setAnswered] = useState(false);
  const { preferences } = playerPaths(config);
  const title = t(answered ? 'push.here' : 'push.question.title');

  const decline = (forGood: boolean) => {
    declinePush(forGood);
    onDone();
  };
  return (
    <Dialog
      open={open}
      label={title}
      closeLabel={t('frame.close')}
      onClose={() => (answered ? onDone() : decline(false))}
      head={<h2>{title}</h2>}
    >
      {answered ? (
        <>
          <ThisDevice state={state} push={push} install={<InstallButton />} justAsked />
          <div className="push-state-actions">
            {preferences !== undefined && state.kind === 'on' && (
              <Link to={preferences} className={buttonClass('outline')} onClick={onDone}>
                {t('push.settings')}
              </Link>
            )}
            <Button kind="quiet" onClick={onDone}>
              {t('push.done')}
            </Button>
          </div>
        </>
      ) : (
        <PushQuestion
          untitled
          onYes={() => {
            setAnswered(true);
            void push?.subscribe();
          }}
          onNotNow={() => decline(false)}
          onNever={() => decline(true)}
        />
      )}
    </Dialog>
  );
}
