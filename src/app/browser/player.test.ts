import Cookies from 'js-cookie';
import { expect, it, vi } from 'vitest';
import { createAbsentPlayer } from '../state/session.ts';
import { createStores } from '../state/stores.ts';
import { createBrowserPlayer, type LivePlayer } from './player.ts';

const live: LivePlayer = {
  ...createAbsentPlayer(),
  session: { ...createAbsentPlayer().session, settled: async () => undefined },
  read: () => Promise.reject(new Error('not read in this test')),
};

/** The page's attributes, as its boot script left them. */
const dataset: Record<string, string> = {};
vi.stubGlobal('document', { documentElement: { dataset }, cookie: '' });

it('AUT-3 settles a visitor at once, without loading session code', async () => {
  const load = vi.fn(async () => live);
  await createBrowserPlayer(createStores(), load).session.settled();
  expect(load).not.toHaveBeenCalled();
});

it('AUT-3 PGS-1 uncovers a page whose session ended in another tab since its boot script ran', async () => {
  Object.assign(dataset, { session: 'restoring', break: '', theme: 'dark' });
  const load = vi.fn(async () => live);
  await createBrowserPlayer(createStores(), load).session.settled();
  expect(dataset).toEqual({ theme: 'dark' });
  expect(load).not.toHaveBeenCalled();
});

it('AUT-3 retries loading session code rather than treating a player as a visitor', async () => {
  vi.spyOn(Cookies, 'get').mockReturnValue('1' as never);
  const load = vi.fn<() => Promise<LivePlayer>>().mockRejectedValueOnce(new Error('no network'));
  load.mockResolvedValue(live);
  const stores = createStores();
  let settled = false;
  const waiting = createBrowserPlayer(stores, load)
    .session.settled()
    .then(() => {
      settled = true;
    });
  stores.network.online = false;
  await new Promise((resolve) => setTimeout(resolve));
  expect([settled, load.mock.calls.length]).toEqual([false, 1]);
  stores.network.online = true;
  await waiting;
  expect(load).toHaveBeenCalledTimes(2);
});
