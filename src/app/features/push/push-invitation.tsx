import { type ReactNode, useState } from 'react';
import { declinePush, mayAsk, recallPush } from './push-memory.ts';
import { PushQuestion } from './push-question.tsx';
import { ThisDevice } from './this-device.tsx';
import { usePush } from './use-push.ts';

/** The push question above the player's notifications; empty when asking is not allowed. */
export function PushInvitation({ install }: { install: ReactNode }) {
  const { state, push } = usePush();
  const [answer, setAnswer] = useState<'yes' | 'no'>();
  if (push === undefined || answer === 'no') return null;
  if (answer === 'yes')
    return (
      <div className="push-invitation">
        <ThisDevice state={state} push={push} install={install} justAsked />
      </div>
    );
  if (!mayAsk(state, recallPush(), Date.now())) return null;
  const decline = (forGood: boolean) => {
    declinePush(forGood);
    setAnswer('no');
  };
  return (
    <div className="push-invitation">
      <PushQuestion
        onYes={() => {
          setAnswer('yes');
          void push.subscribe();
        }}
        onNotNow={() => decline(false)}
        onNever={() => decline(true)}
      />
    </div>
  );
}
