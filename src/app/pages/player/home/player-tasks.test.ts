import { expect, test } from 'vitest';
import type { Document } from '../../../../operator/documents.ts';
import type { Limits } from '../../../../operator/limits.ts';
import { playerTasks } from './player-tasks.ts';

const accepted: Document = {
  id: 'd',
  kind: 'identification',
  name: 'id.jpg',
  size: 1,
  type: 'image/jpeg',
  status: 'accepted',
  uploadedAt: '2026-01-01T00:00:00Z',
};
const limit = { kind: 'deposit', period: 'week', amount: 5000, used: 0 } as const;
const waits = (from: string): Limits['limits'][number] => ({
  ...limit,
  pending: { amount: 9000, from },
});

test('PGS-1 returns no tasks for a player in good standing', () => {
  expect(
    playerTasks({
      profile: {},
      documents: [accepted],
      check: { expired: false },
      limits: { currency: 'EUR', raiseWaitsHours: 72, limits: [limit] },
    }),
  ).toEqual([]);
});

test('AUT-4 AUT-6 orders the block before documents, and documents before pending limits', () => {
  const tasks = playerTasks({
    profile: { accountStatusChangeReason: 'pending-annual-update-and-validation' },
    documents: [accepted],
    check: { expired: true },
    limits: {
      currency: 'EUR',
      raiseWaitsHours: 72,
      limits: [waits('2026-03-05T00:00:00Z'), waits('2026-03-02T00:00:00Z')],
    },
  });
  expect(tasks).toEqual([
    { kind: 'annual' },
    { kind: 'identity-expired' },
    { kind: 'limit-waits', from: '2026-03-02T00:00:00Z' },
  ]);
});

test('PGS-1 creates no task from a missing response', () => {
  expect(playerTasks({ profile: {}, documents: [], limits: undefined })).toEqual([]);
});
