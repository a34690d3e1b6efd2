import { expect, it } from 'vitest';
import { type Connection, type ConnectionEvent, nextConnection } from './connection.ts';

it.each<[Connection, ConnectionEvent, Connection]>([
  ['online', 'went-offline', 'offline'],
  ['online', 'unanswered', 'unreachable'],
  ['offline', 'unanswered', 'offline'],
  ['offline', 'answered', 'online'],
  ['unreachable', 'answered', 'online'],
  ['unreachable', 'went-online', 'online'],
  ['unreachable', 'went-offline', 'offline'],
])('PWA-3 %s, then %s: %s', (current, event, next) => {
  expect(nextConnection(current, event)).toBe(next);
});
