import type { DialogSubject, DialogsStore } from './dialogs.ts';

/** Order of waiting dialogs. The inactivity warning interrupts the shown one. */
const ORDER: readonly DialogSubject['kind'][] = [
  'inactivity',
  'proof',
  'chat-unavailable',
  'slot-session',
  'identity',
  'annual-validation',
  'push-question',
];

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

/** Removes dialogs of some kinds, shown or waiting. */
export function withdraw(dialogs: DialogsStore, ...kinds: DialogSubject['kind'][]): void {
  const kept = dialogs.waiting.filter(({ kind }) => !kinds.includes(kind));
  dialogs.waiting.splice(0, Number.POSITIVE_INFINITY, ...kept);
}
