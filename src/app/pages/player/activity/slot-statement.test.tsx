import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../../tests/component/test-app.tsx';
import { SlotStatement } from './slot-statement.tsx';

test.each([
  ['2026-11-20T20:00:05.400Z', '5 sec'],
  ['2026-11-20T20:03:16Z', '3 min 16 sec'],
])('AUT-7 states the length of a session that ends at %s as %s', (endedAt, length) => {
  const session = {
    id: 'S1',
    game: 'Moth & Moon',
    startedAt: '2026-11-20T20:00:00Z',
    endedAt,
    stakes: 100,
    wins: 0,
    currency: 'EUR',
    balanceBefore: 200,
    balanceAfter: 100,
    rounds: 1,
  };
  const html = renderInApp(createTestApp(), <SlotStatement username="vera" session={session} />);
  expect(html).toContain(`<dd>${length}</dd>`);
});
