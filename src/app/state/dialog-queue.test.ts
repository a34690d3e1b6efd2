import { expect, test } from 'vitest';
import { askFor, withdraw, withdrawPlayers } from './dialog-queue.ts';
import type { DialogSubject, DialogsStore } from './dialogs.ts';

const inactivity: DialogSubject = { kind: 'inactivity', endsAt: 0 };
const identity: DialogSubject = { kind: 'identity', document: 'expired' };
const annual: DialogSubject = { kind: 'annual-validation' };
const slotSession: DialogSubject = {
  kind: 'slot-session',
  currency: 'EUR',
  summary: {
    id: '1',
    game: '',
    spentTime: 0,
    spentAmount: 0,
    wonAmount: 0,
    totalSessionBalance: 0,
  },
};

function queue(...subjects: DialogSubject[]) {
  const dialogs: DialogsStore = { waiting: [] };
  for (const subject of subjects) askFor(dialogs, subject);
  return { dialogs, kinds: () => dialogs.waiting.map(({ kind }) => kind) };
}

test('AUT-9 keeps the shown dialog and orders the others by kind', () => {
  const { kinds } = queue(annual, identity, slotSession);
  expect(kinds()).toEqual(['annual-validation', 'slot-session', 'identity']);
});

test('AUT-9 lets the inactivity warning interrupt, and then returns', () => {
  const { dialogs, kinds } = queue(identity, annual, inactivity);
  expect(kinds()).toEqual(['inactivity', 'identity', 'annual-validation']);
  withdraw(dialogs, 'inactivity');
  expect(kinds()).toEqual(['identity', 'annual-validation']);
});

test('AUT-9 AUT-7 withdraws a player’s dialogs with the session, not its summary', () => {
  const { dialogs, kinds } = queue(slotSession, identity, annual, inactivity);
  withdrawPlayers(dialogs);
  expect(kinds()).toEqual(['slot-session']);
});

test('AUT-9 replaces a dialog of the same kind', () => {
  const { dialogs } = queue(identity, annual, { kind: 'identity', document: 'not-uploaded' });
  expect(dialogs.waiting).toMatchObject([
    { kind: 'identity', document: 'not-uploaded' },
    { kind: 'annual-validation' },
  ]);
});
