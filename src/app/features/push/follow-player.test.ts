import { afterEach, expect, test, vi } from 'vitest';
import type { AppState } from '../../state/context.ts';
import { createAbsentPlayer } from '../../state/session.ts';
import { createStores } from '../../state/stores.ts';
import { addToast, type PushData } from '../../state/toasts.ts';
import { followPlayer } from './follow-player.ts';

vi.mock('./load-push.ts', () => ({ loadPush: async () => ({ resync() {} }) }));
afterEach(() => vi.unstubAllGlobals());

test('PWA-5 AUT-2 G11 clears the player’s messages, notifications and icon badge on log-out', async () => {
  const [postMessage, clearAppBadge] = [vi.fn(), vi.fn(async () => {})];
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } }, clearAppBadge });
  vi.stubGlobal('document', { visibilityState: 'hidden', addEventListener() {} });
  const stores = createStores();
  const profile = { accountCode: 'VERA0001' };
  Object.assign(stores.session, { profile });
  followPlayer({
    stores,
    player: createAbsentPlayer(),
    config: { push: true },
  } as unknown as AppState);
  expect(postMessage).not.toHaveBeenCalled();
  clearAppBadge.mockClear();
  const { toasts, overlay } = stores;
  const push: PushData = { title: 'Spins', description: '', media: [], priority: 'high' };
  addToast(toasts, { type: 'push', text: 'Ten free spins for you', push });
  addToast(toasts, { type: 'info', text: 'You are offline' });
  Object.assign(overlay, { open: 'push', push });

  stores.session.profile = undefined;
  await expect
    .poll(() => postMessage)
    .toHaveBeenCalledExactlyOnceWith({ type: 'clear-notifications' });
  expect(clearAppBadge).toHaveBeenCalledOnce();
  expect(toasts.list.map(({ type }) => type)).toEqual(['info']);
  expect(overlay).toEqual({ open: 'none', push: undefined });
});
