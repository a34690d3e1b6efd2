import { expect, test } from 'vitest';
import { isWorthRetrying } from './retry.ts';

test.each([
  [{ kind: 'network' }, true],
  [{ kind: 'status', status: 502 }, true],
  [{ kind: 'status', status: 503 }, true],
  [{ kind: 'status', status: 504 }, true],
  [{ kind: 'status', status: 503, maintenance: true }, false],
  [{ kind: 'status', status: 500 }, false],
  [{ kind: 'status', status: 501 }, false],
  [{ kind: 'status', status: 429 }, false],
  [{ kind: 'status', status: 404 }, false],
  [{ kind: 'timeout' }, false],
  [{ kind: 'cancelled' }, false],
  [{ kind: 'malformed' }, false],
  [{ kind: 'too-large' }, false],
] as const)('REQ-10 judges whether %o is worth a retry: %s', (error, isWorth) => {
  expect(isWorthRetrying({ ...error, url: '/' })).toBe(isWorth);
});
