import { expect, onTestFinished, test, vi } from 'vitest';
import { failure, success } from '../../../lib/result.ts';
import { createAccess } from './access.ts';
import { now } from './clock.ts';
import { type RestoreOptions, restoreSession } from './restore-session.ts';

vi.mock('./session-traces.ts', () => ({ hasHint: () => true }));

test('AUT-3 F25 restores the session at once when the network returns', async () => {
  vi.stubGlobal('window', new EventTarget());
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const access = createAccess();
  const begin = vi.fn(async () => undefined);
  let isCut = true;
  const { settled } = restoreSession({
    parts: { interactive: Promise.resolve() },
    access,
    state: { cover: vi.fn(), showReachable: vi.fn() },
    async refresh() {
      if (isCut) return failure({ kind: 'network', url: '' });
      access.take({ sessionId: 's1' } as never, now());
      return success(undefined);
    },
    begin,
    hasBegun: () => false,
  } as unknown as RestoreOptions);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  isCut = false;
  window.dispatchEvent(new Event('online'));
  await settled;
  expect(begin).toHaveBeenCalledOnce();
});
