import { proxy } from 'valtio/vanilla';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { failure, success } from '../../../lib/result.ts';
import type { NetworkStore } from '../../state/stores.ts';
import { createAccess } from './access.ts';
import { now } from './clock.ts';
import { type RestoreOptions, restoreSession } from './restore-session.ts';

/** Value of the hint that all tabs share. */
const hint = vi.hoisted(() => ({ isActive: true }));
const uncover = vi.hoisted(() => vi.fn());
vi.mock('./session-traces.ts', () => ({ hasHint: () => hint.isActive, uncover }));
beforeEach(() => {
  uncover.mockClear();
  hint.isActive = true;
});

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
  await settled();
  expect(begin).toHaveBeenCalledOnce();
});

test.each([
  ['the answer', true],
  ['the network', false],
])(
  'AUT-2 AUT-3 S9 restores no session that another tab ends while it waits for %s',
  async (_, answers) => {
    vi.stubGlobal('window', new EventTarget());
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const access = createAccess();
    const begin = vi.fn(async () => undefined);
    const showSignedOut = vi.fn();
    const network = proxy<NetworkStore>({ online: false });
    const answer = Promise.withResolvers<void>();
    const refresh = vi.fn(async () => {
      await answer.promise;
      if (!answers) return failure({ kind: 'network' as const, url: '' });
      access.take({ sessionId: 's1' } as never, now());
      return success(undefined);
    });
    const { settled, isUnderWay } = restoreSession({
      parts: { interactive: Promise.resolve(), stores: { network } },
      access,
      state: { cover: vi.fn(), showReachable: vi.fn(), showSignedOut },
      refresh,
      begin,
      hasBegun: () => false,
    } as unknown as RestoreOptions);
    if (answers) {
      hint.isActive = false;
      answer.resolve();
    } else {
      answer.resolve();
      await expect.poll(() => vi.getTimerCount()).toBe(1);
      hint.isActive = false;
      network.online = true;
    }
    await settled();
    expect(begin).not.toHaveBeenCalled();
    expect(refresh).toHaveBeenCalledOnce();
    expect(access.token()).toBeUndefined();
    expect(showSignedOut).toHaveBeenCalledExactlyOnceWith('elsewhere');
    expect(isUnderWay()).toBe(false);
  },
);

test('AUT-3 F52 looks for the session of another tab only where its messages may be missed', async () => {
  hint.isActive = false;
  const refresh = vi.fn(async () => failure({ kind: 'status' as const, status: 401, url: '' }));
  const { settled } = restoreSession({
    parts: { interactive: Promise.resolve(), stores: { session: {} } },
    access: createAccess(),
    state: { cover: vi.fn(), showReachable: vi.fn(), showSignedOut: vi.fn() },
    refresh,
    begin: vi.fn(),
    hasBegun: () => false,
  } as unknown as RestoreOptions);
  expect(uncover, 'the boot script covered the page for it').toHaveBeenCalledOnce();
  // A log-in in another tab: its message, with the token, may not have been handled yet.
  hint.isActive = true;
  await settled();
  expect(refresh).not.toHaveBeenCalled();
  await settled(true);
  expect(refresh).toHaveBeenCalledOnce();
});
