import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED ::1:1'), { code: 'ECONNREFUSED' });

test.each([
  ['an error', new Error('no such file'), 'no such file'],
  [
    'a lost request',
    new TypeError('fetch failed', { cause: refused }),
    'fetch failed: ECONNREFUSED',
  ],
  [
    'a refused redirect',
    new TypeError('fetch failed', { cause: new Error('unexpected redirect') }),
    'fetch failed: unexpected redirect',
  ],
  [
    'a name with several addresses',
    Object.assign(new AggregateError([refused]), { code: 'ECONNREFUSED' }),
    'ECONNREFUSED',
  ],
  ['an error without any text', new RangeError(), 'RangeError'],
  ['a text', 'away', 'away'],
])('REQ-6 describes %s in one line', (_name, error, line) => {
  expect(describeError(error)).toBe(line);
});
