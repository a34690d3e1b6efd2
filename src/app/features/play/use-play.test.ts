import { expect, test } from 'vitest';
import { session } from '../../../../tests/fixtures/play-calls.ts';
import type { Table } from './play-session.ts';
import { readEveryMs } from './use-play.ts';

const table = { session, at: 0 } as Table;

test('SPT-5 AUT-2 asks again whose game is covered by a log-in, but not while logged out', () => {
  expect(readEveryMs({ is: 'covered', by: 'login', table }, true)).toBe(3000);
  expect(readEveryMs({ is: 'covered', by: 'login', table }, false)).toBeUndefined();
  expect(readEveryMs({ is: 'covered', by: 'connection', table }, false)).toBe(3000);
  expect(readEveryMs({ is: 'running', table }, true)).toBe(15_000);
});
