import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  becomeReady,
  framePainted,
  hearAsBook,
  openSports,
  sayPath,
} from '../../../../tests/component/sportsbook.ts';
import defaultSite from '../../../config/default-site.json' with { type: 'json' };

const search = page
  .getByRole('navigation', { name: 'Quick access' })
  .getByRole('button', { name: 'Search' });
const isShow = ({ type }: { type: string }) => type === 'show';

type SiteRouter = Awaited<ReturnType<typeof openSports>>['router'];
/** Resolves when the URL has changed, before React renders that. */
const arrivesAt = (router: SiteRouter, path: string) =>
  new Promise<void>((resolve) => {
    const stop = router.subscribe(({ location: { pathname } }) => {
      if (pathname !== path) return;
      stop();
      resolve();
    });
  });

/**
 * Adds a history entry that is not the site's. The browser keeps 50, which earlier tests may have used up, so the length
 * is mocked.
 * @returns a spy on entries that are added from then on
 */
function lengthenHistory() {
  const entries = vi.spyOn(history, 'length', 'get').mockReturnValue(history.length + 1);
  const push = vi.spyOn(history, 'pushState');
  onTestFinished(() => {
    entries.mockRestore();
    push.mockRestore();
  });
  return push;
}

test('SPT-1 updates the URL when the sportsbook goes back before the site has rendered', async () => {
  const { router } = await openSports();
  await becomeReady();
  const moved = new Promise((resolve) => router.subscribe(resolve));
  sayPath('/football');
  // The URL has changed, but the page has not rendered it yet.
  await moved;
  sayPath('/');
  await expect.poll(() => location.pathname).toBe('/sports');
  sayPath('/football');
  await expect.poll(() => location.pathname).toBe('/sports/football');
});

test('SPT-1 follows a sportsbook that navigates on while the site is still rendering', async () => {
  const { router } = await openSports();
  await becomeReady();
  for (let step = 0; step < 40; step += 1) {
    const path = step % 2 === 0 ? '/football' : '/tennis';
    sayPath(path);
    await expect.poll(() => router.state.location.pathname, { interval: 1 }).toBe(`/sports${path}`);
    // The next path arrives 0 to 7 tasks later, so also between a render and its effects.
    for (let turn = 0; turn < step % 8; turn += 1)
      await new Promise<unknown>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage('');
      });
  }
});

test('SPT-1 does not send a sportsbook back that has left a page before the site rendered it', async () => {
  const { router } = await openSports();
  const heard = hearAsBook();
  await becomeReady();
  const isAtFootball = arrivesAt(router, '/sports/football');
  sayPath('/football');
  await isAtFootball;
  sayPath('/tennis');
  await expect.poll(() => location.pathname).toBe('/sports/tennis');
  // Messages arrive in order.
  await search.click();
  await expect.poll(() => heard.map(({ type }) => type)).toContain('toggle-sidebar');
  expect(heard.filter(isShow)).toEqual([]);
});

test('SPT-1 tells the sportsbook each page that the site opens, and from which one', async () => {
  const { router } = await openSports();
  const heard = hearAsBook();
  void router.navigate('/sports/tennis');
  await arrivesAt(router, '/sports/tennis');
  // What it has opened with is no longer wanted.
  sayPath('/football/cup/m-1');
  await becomeReady();
  expect(location.pathname).toBe('/sports/tennis');
  void router.navigate('/sports/live');
  await arrivesAt(router, '/sports/live');
  void router.navigate(-1);
  await arrivesAt(router, '/sports/tennis');
  const show = { channel: 'marquee-sportsbook', type: 'show' };
  await expect
    .poll(() => heard.filter(isShow))
    .toEqual([
      { ...show, path: '/tennis' },
      { ...show, path: '/live', from: '/tennis' },
      { ...show, path: '/tennis', from: '/live' },
    ]);
});

test('SPT-1 leaves the sportsbook on a page whose address on this site is that of another one', async () => {
  const { sportsBetting: _, ...routes } = defaultSite.routes;
  await openSports('/sports/live', { routes });
  const heard = hearAsBook();
  await becomeReady();
  sayPath('/');
  sayPath('/football');
  await expect.poll(() => location.pathname).toBe('/sports/live/football');
  sayPath('/');
  await expect.poll(() => location.pathname).toBe('/sports/live');
  await search.click();
  await expect.poll(() => heard.map(({ type }) => type)).toContain('toggle-sidebar');
  expect(heard.filter(isShow)).toEqual([]);
});

test.each<[string, (router: SiteRouter) => Promise<void>]>([
  [
    'a navigation of the site that is not rendered yet',
    async (router) => {
      void router.navigate('/sports/live');
      await arrivesAt(router, '/sports/live');
    },
  ],
  [
    'a skip to the content',
    async (router) => {
      const isThere = arrivesAt(router, '/sports');
      document.querySelector<HTMLAnchorElement>('.frame-skip')?.click();
      await isThere;
    },
  ],
])('SPT-1 adds a history entry after %s', async (_, move) => {
  const { router } = await openSports();
  await becomeReady();
  const push = lengthenHistory();
  await move(router);
  push.mockClear();
  sayPath('/football');
  await expect.poll(() => location.pathname).toBe('/sports/football');
  expect(push).toHaveBeenCalledTimes(1);
});

test('SPT-1 adds no history entry for a sportsbook that keeps its own history', async () => {
  await openSports();
  await becomeReady();
  const push = lengthenHistory();
  sayPath('/football');
  await expect.poll(() => location.pathname).toBe('/sports/football');
  expect(push).not.toHaveBeenCalled();
});

test('SPT-1 replaces a selection’s URL by its match’s once it is on the slip', async () => {
  await openSports('/sports/football/cup/m-1/result/1');
  await framePainted();
  const push = vi.spyOn(history, 'pushState');
  onTestFinished(() => push.mockRestore());
  sayPath('/football/cup/m-1');
  await expect.poll(() => location.pathname).toBe('/sports/football/cup/m-1');
  expect(push).not.toHaveBeenCalled();
  await becomeReady();
  expect(location.pathname).toBe('/sports/football/cup/m-1');
});
