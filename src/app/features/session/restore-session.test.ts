import { proxy } from 'valtio/vanilla';
import { expect, onTestFinished, test, vi } from 'vitest';
import { failure, success } from '../../../lib/result.ts';
import type { NetworkStore } from '../../state/stores.ts';
import { createAccess } from './access.ts';
import { now } from './clock.ts';
import { type RestoreOptions, restoreSession } from './restore-session.ts';

vi.mock('./session-traces.ts', () => ({ hasHint: () => true }));

test.each([
  ['the network returns', () => window.dispatchEvent(new Event('online'))],
  ['the site responds again', (network: NetworkStore) => Object.assign(network, { online: true })],
])('AUT-3 F25 restores the session at once when %s', async (_, tell) => {
  vi.stubGlobal('window', new EventTarget());
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const access = createAccess();
  const begin = vi.fn(async () => undefined);
  const network = proxy<NetworkStore>({ online: false });
  let isCut = true;
  const { settled } = restoreSession({
    parts: { interactive: Promise.resolve(), stores: { network } },
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
  tell(network);
  await settled;
  expect(begin).toHaveBeenCalledOnce();
});
