import { type ComponentType, useEffect, useState } from 'react';
import { useApp } from '../../state/context.ts';
import type {
  DialogRequest,
  DialogSubject,
  DialogsStore,
  QueuedDialogProps,
} from '../../state/dialogs.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { focusHeading } from '../../ui/focus-heading.ts';

type QueuedDialog = ComponentType<QueuedDialogProps>;

/** Loads the component of each kind on demand. */
const load: Record<DialogSubject['kind'], () => Promise<QueuedDialog>> = {
  inactivity: () => import('./inactivity-dialog.tsx').then((m) => m.InactivityDialog),
  'slot-session': () => import('./slot-session-dialog.tsx').then((m) => m.SlotSessionDialog),
  'annual-validation': () =>
    import('./annual-validation-dialog.tsx').then((m) => m.AnnualValidationDialog),
  identity: () => import('./identity-dialog.tsx').then((m) => m.IdentityDialog),
  proof: () =>
    import('../../features/session/identity-proof/proof-dialog.tsx').then((m) => m.ProofDialog),
  'chat-unavailable': () =>
    import('./chat-unavailable-dialog.tsx').then((m) => m.ChatUnavailableDialog),
  'push-question': () => import('./push-question-dialog.tsx').then((m) => m.PushQuestionDialog),
};

interface Shown {
  request: DialogRequest;
  Dialog: QueuedDialog;
  open: boolean;
  /** Of the page at which it opened. */
  pathname: string;
}

/** Shows the first queued dialog unless another overlay is open (AUT-9). */
export function DialogHost() {
  const { stores, addMessages } = useApp();
  const { dialogs, overlay } = stores;
  const isFree = useSnapshot(overlay).open === 'none';
  const [first] = useSnapshot(dialogs).waiting;
  const next = isFree ? first?.id : undefined;
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    if (shown?.open && shown.request.id === next) return;
    // Close one before opening the next, so that the focus returns to the page in between.
    if (shown?.open) return setShown({ ...shown, open: false });
    const request = dialogs.waiting.find(({ id }) => id === next);
    if (!request) return;
    let wanted = true;
    Promise.all([load[request.kind](), addMessages('session')])
      .then(([Dialog]) => {
        const { pathname } = location;
        if (wanted) setShown({ request: { ...request }, Dialog, open: true, pathname });
      })
      .catch(() => dismiss(dialogs, request.id));
    return () => {
      wanted = false;
    };
  }, [next, shown, dialogs, addMessages]);

  // A page that opened behind it, as after a log-in, could not take the focus.
  const openedAt = shown?.open === false ? shown.pathname : undefined;
  useEffect(() => {
    if (openedAt === undefined || openedAt === location.pathname) return;
    if (document.activeElement === document.body) focusHeading();
  }, [openedAt]);

  if (!shown) return null;
  const { Dialog, request, open } = shown;
  const done = () => {
    // A dialog that makes room for another closes, too, but stays queued.
    if (open) dismiss(dialogs, request.id);
  };
  return <Dialog key={request.id} request={request} open={open} onDone={done} />;
}

/** Removes a dialog that the player closed. */
function dismiss(dialogs: DialogsStore, id: number): void {
  const index = dialogs.waiting.findIndex((request) => request.id === id);
  if (index !== -1) dialogs.waiting.splice(index, 1);
}
