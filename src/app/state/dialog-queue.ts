import type { DialogSubject, DialogsStore } from './dialogs.ts';

/** Which comes first among those that wait. The warning cannot wait at all: it takes the place of what is shown. */
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

/** Puts a dialog in the queue; one of the same kind is replaced. */
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

/** Takes the dialogs of some kinds away, whether shown or waiting. */
export function withdraw(dialogs: DialogsStore, ...kinds: DialogSubject['kind'][]): void {
  const kept = dialogs.waiting.filter(({ kind }) => !kinds.includes(kind));
  dialogs.waiting.splice(0, Number.POSITIVE_INFINITY, ...kept);
}
