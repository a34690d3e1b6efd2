import type { SlotSessionSummary } from '../../operator/slot-sessions.ts';

/** What a dialog is about, with what it needs to say. */
export type DialogSubject =
  /** The session ends at `endsAt`, by performance.now(), unless the player says otherwise (AUT-3). */
  | { kind: 'inactivity'; endsAt: number }
  /** AUT-7; amounts are minor units of `currency`. */
  | { kind: 'slot-session'; summary: SlotSessionSummary; currency: string }
  /** AUT-4. */
  | { kind: 'annual-validation' }
  /** AUT-6. */
  | { kind: 'identity'; document: 'not-uploaded' | 'expired' }
  /** Who the player is, asked again before a change; told whether they showed it. */
  | { kind: 'proof'; settle: (isProved: boolean) => void }
  /** PWA-5: whether this device may get notifications, before the browser asks. */
  | { kind: 'push-question' }
  /** The chat did not come when it was asked for (F42). */
  | { kind: 'chat-unavailable' };

export type DialogRequest = DialogSubject & { id: number };

/** Dialogs wait in one queue and never stack (AUT-9); the first is the one to show. */
export interface DialogsStore {
  waiting: DialogRequest[];
}

/** What every dialog of the queue is given. */
export interface QueuedDialogProps {
  request: DialogRequest;
  /** False while it makes room for another: it closes, and the focus returns to where it was. */
  open: boolean;
  onDone: () => void;
}
