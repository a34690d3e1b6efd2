import { type ComponentType, useState } from 'react';
import { useApp } from '../../state/context.ts';
import type { DialogSubject, QueuedDialogProps } from '../../state/dialogs.ts';
import { Button } from '../../ui/button.tsx';
import type { Demo } from '../../ui/demo.ts';
import { AnnualValidationDialog } from './annual-validation-dialog.tsx';
import { ChatUnavailableDialog } from './chat-unavailable-dialog.tsx';
import { IdentityDialog } from './identity-dialog.tsx';
import { InactivityDialog } from './inactivity-dialog.tsx';
import { SlotSessionDialog } from './slot-session-dialog.tsx';

interface OpenerProps {
  Dialog: ComponentType<QueuedDialogProps>;
  subject: () => DialogSubject;
}

function Opener({ Dialog, subject }: OpenerProps) {
  const { addMessages } = useApp();
  const [shown, setShown] = useState<DialogSubject>();
  const [open, setOpen] = useState(false);
  const show = async () => {
    await addMessages('session');
    setShown(subject());
    setOpen(true);
  };
  return (
    <>
      <Button kind="quiet" onClick={() => void show()}>
        Open
      </Button>
      {shown && <Dialog request={{ ...shown, id: 0 }} open={open} onDone={() => setOpen(false)} />}
    </>
  );
}

const summary = {
  id: 'demo',
  game: 'Neon Alley',
  spentTime: 2745,
  spentAmount: 4200,
  wonAmount: 3150,
  totalSessionBalance: -1050,
};
const states: [string, ComponentType<QueuedDialogProps>, () => DialogSubject][] = [
  [
    'before the end for inactivity',
    InactivityDialog,
    () => ({ kind: 'inactivity', endsAt: performance.now() + 60_000 }),
  ],
  ['slot session', SlotSessionDialog, () => ({ kind: 'slot-session', summary, currency: 'EUR' })],
  ['no identity document', IdentityDialog, () => ({ kind: 'identity', document: 'not-uploaded' })],
  ['expired document', IdentityDialog, () => ({ kind: 'identity', document: 'expired' })],
  ['a chat that does not come', ChatUnavailableDialog, () => ({ kind: 'chat-unavailable' })],
  ['yearly validation', AnnualValidationDialog, () => ({ kind: 'annual-validation' })],
];

export const demo: Demo = {
  title: 'Dialogs of the session',
  group: 'frame',
  states: states.map(([name, Dialog, subject]) => ({
    name,
    render: () => <Opener Dialog={Dialog} subject={subject} />,
  })),
};
