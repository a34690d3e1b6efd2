import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../../tests/component/test-app.tsx';
import { SlotStatement } from './slot-statement.tsx';

const session = {
  id: 'S1',
  game: 'Moth & Moon',
  startedAt: '2026-11-20T20:00:00Z',
  endedAt: '2026-11-20T20:03:16Z',
  stakes: 100,
  wins: 0,
  currency: 'EUR',
  balanceBefore: 200,
  balanceAfter: 100,
  rounds: 1,
};
const render = (changes: Partial<typeof session>) =>
  renderInApp(
    createTestApp(),
    <SlotStatement username="vera" session={{ ...session, ...changes }} />,
  );

test.each([
  ['2026-11-20T20:00:05.400Z', '5 sec'],
  ['2026-11-20T20:03:16Z', '3 min 16 sec'],
])('AUT-7 states the length of a session that ends at %s as %s', (endedAt, length) => {
  expect(render({ endedAt })).toContain(`<dd>${length}</dd>`);
});

test('AUT-7 PGS-1 signs the result of a session as the list above it does', () => {
  expect(render({ wins: 300 })).toContain('<dd>+€2.00</dd>');
  expect(render({ wins: 0 })).toContain('<dd>-€1.00</dd>');
});
