import { expect, test } from 'vitest';
import { type HttpError, unexpected } from '../../../http/http-error.ts';
import { AnswerMissing } from '../../state/queries.ts';
import { isUnreachable } from './unreachable.ts';

test.each([
  ['no answer', { kind: 'network', url: '' }, true],
  ['a late answer', { kind: 'timeout', url: '' }, true],
  ['a refusal', { kind: 'status', status: 500, url: '' }, false],
  ['a file that did not come', unexpected(new TypeError('Load failed')), false],
] as [string, HttpError, boolean][])(
  'F31 retries or reloads the page after %s',
  (_, error, read) => {
    expect(isUnreachable(new AnswerMissing(error))).toBe(read);
  },
);
