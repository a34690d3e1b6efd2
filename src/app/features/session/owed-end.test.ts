import { expect, test, vi } from 'vitest';
import { failure, success } from '../../../lib/result.ts';
import { payOwedEnd } from './owed-end.ts';

const silent = failure({ kind: 'timeout' as const, url: '' });
const failing = failure({ kind: 'status' as const, status: 503, url: '' });

test('AUT-2 S9 requests the end of a session until the operator confirms it', async () => {
  let owed = true;
  const close = vi.fn(async () => success(undefined));
  close.mockResolvedValueOnce(silent as never).mockResolvedValueOnce(failing as never);
  const waits: number[] = [];
  await payOwedEnd({
    close,
    isOwed: () => owed,
    onPaid: () => {
      owed = false;
    },
    wait: async (failures) => void waits.push(failures),
  });
  expect(owed).toBe(false);
  expect(close).toHaveBeenCalledTimes(3);
  expect(waits).toEqual([0, 1]);
});

test('AUT-2 S9 follows the operator’s retry time when rate limited', async () => {
  let owed = true;
  const busy = failure({ kind: 'status' as const, status: 429, url: '', retryAfter: 7 });
  const close = vi.fn(async () => success(undefined));
  close.mockResolvedValueOnce(busy as never).mockResolvedValueOnce(failing as never);
  const wait = vi.fn(async () => {});
  await payOwedEnd({
    close,
    isOwed: () => owed,
    onPaid: () => {
      owed = false;
    },
    wait,
    firstAfterS: 30,
  });
  expect(owed).toBe(false);
  expect(wait.mock.calls).toEqual([
    [0, 30],
    [0, 7],
    [1, undefined],
  ]);
});

test('AUT-2 stops after a refusal and leaves the end owed', async () => {
  const close = vi.fn(async () => failure({ kind: 'status' as const, status: 403, url: '' }));
  const onPaid = vi.fn();
  await payOwedEnd({ close, isOwed: () => true, onPaid, wait: async () => {} });
  expect(close).toHaveBeenCalledTimes(1);
  expect(onPaid).not.toHaveBeenCalled();
});

test('AUT-2 leaves a later log-in alone: no more requests, and it is not ended', async () => {
  let owed = true;
  const onPaid = vi.fn();
  const close = vi.fn(async () => {
    owed = false;
    return success(undefined);
  });
  await payOwedEnd({ close, isOwed: () => owed, onPaid, wait: async () => {} });
  expect(close).toHaveBeenCalledTimes(1);
  expect(onPaid).not.toHaveBeenCalled();
});
