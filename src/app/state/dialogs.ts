import type { SlotSessionSummary } from '../../operator/slot-sessions.ts';

/** Kind and data of a dialog. */
export type DialogSubject =
  /** The session ends at `endsAt` (performance.now()) unless the player continues (AUT-3). */
  | { kind: 'inactivity'; endsAt: number }
  /** AUT-7; amounts in minor units of `currency`. */
  | { kind: 'slot-session'; summary: SlotSessionSummary; currency: string }
  /** AUT-4. */
  | { kind: 'annual-validation' }
  /** AUT-6. */
  | { kind: 'identity'; document: 'not-uploaded' | 'expired' }
  /** Asks for proof of identity before a change; reports whether it succeeded. */
  | { kind: 'proof'; settle: (isProved: boolean) => void }
  /** PWA-5: asks about notifications before the browser does. */
  | { kind: 'push-question' }
  /** The chat failed to load (F42). */
  | { kind: 'chat-unavailable' };

export type DialogRequest = DialogSubject & { id: number };

/** Dialogs queue and never stack (AUT-9); the first one is shown. */
export interface DialogsStore {
  waiting: DialogRequest[];
}

/** Props of a queued dialog. */
export interface QueuedDialogProps {
  request: DialogRequest;
  /** False while it makes room for another: it closes and restores the focus. */
  open: boolean;
  onDone: () => void;
}
