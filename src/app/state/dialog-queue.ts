import type { DialogSubject, DialogsStore } from './dialogs.ts';

type Kind = DialogSubject['kind'];

/**
 * All kinds in their order of priority, with whether they end with the session. The inactivity warning interrupts the
 * shown dialog.
 */
const ENDS_WITH_SESSION: Readonly<Record<Kind, boolean>> = {
  inactivity: true,
  proof: true,
  'chat-unavailable': false,
  'slot-session': false,
  identity: true,
  'annual-validation': true,
  'push-question': true,
};
const ORDER = Object.keys(ENDS_WITH_SESSION);

let lastId = 0;

/** Queues a dialog; replaces one of the same kind. */
export function askFor(dialogs: DialogsStore, subject: DialogSubject): void {
  const { waiting } = dialogs;
  const twin = waiting.findIndex(({ kind }) => kind === subject.kind);
  const request = { ...subject, id: ++lastId };
  if (twin !== -1) {
    waiting[twin] = request;
    return;
  }
  const rank = ORDER.indexOf(subject.kind);
  const first = rank === 0 ? 0 : 1;
  const later = waiting.findIndex(
    ({ kind }, index) => index >= first && ORDER.indexOf(kind) > rank,
  );
  waiting.splice(later === -1 ? waiting.length : later, 0, request);
}

/** Removes the dialogs of a kind, shown or waiting. */
export const withdraw = (dialogs: DialogsStore, unwanted: Kind): void =>
  keep(dialogs, (kind) => kind !== unwanted);

/** Removes the dialogs that end with the session. */
export const withdrawPlayers = (dialogs: DialogsStore): void =>
  keep(dialogs, (kind) => !ENDS_WITH_SESSION[kind]);

function keep(dialogs: DialogsStore, isKept: (kind: Kind) => boolean): void {
  const kept = dialogs.waiting.filter(({ kind }) => isKept(kind));
  dialogs.waiting.splice(0, Number.POSITIVE_INFINITY, ...kept);
}
