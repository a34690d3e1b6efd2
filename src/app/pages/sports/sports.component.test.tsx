import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { signedIn } from '../../../../tests/component/player.ts';
import { resize } from '../../../../tests/component/resize.ts';
import { PASSWORD } from '../../../../tests/fixtures/new-registration.ts';
import defaultSite from '../../../config/default-site.json' with { type: 'json' };

// A frame of another origin where nothing responds; the test sends its messages.
const BOOK = 'http://127.0.0.1:1';
const main = page.getByRole('main');
const frame = page.getByTitle('Sportsbook');
const search = page
  .getByRole('navigation', { name: 'Quick access' })
  .getByRole('button', { name: 'Search' });

function say(message: object, origin = BOOK, source?: Window | null) {
  const guest = document.querySelector<HTMLIFrameElement>('.guest-frame iframe');
  dispatchEvent(
    new MessageEvent('message', {
      data: { channel: 'marquee-sportsbook', ...message },
      origin,
      source: source === undefined ? (guest?.contentWindow ?? null) : source,
    }),
  );
}
const sayPath = (path: string) => say({ type: 'navigated', path });

const endpoints = { ...defaultSite.endpoints, sportsbook: `${BOOK}/sportsbook` };
async function openSports(path = '/sports', answering?: (request: Request) => undefined) {
  const mounted = await mountApp(path, {
    ...(answering && { answering }),
    config: { endpoints },
  });
  await expect.element(frame).toBeInTheDocument();
  return mounted;
}
async function becomeReady() {
  // The site listens as soon as the frame is painted.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  say({ type: 'ready' });
  await expect.element(frame).not.toHaveAttribute('inert');
}
/** Replaces the window of the sportsbook, which has another origin. @returns the messages that it hears */
function hearAsBook(): { type: string }[] {
  const { port1, port2 } = new MessageChannel();
  const heard: { type: string }[] = [];
  port2.onmessage = ({ data }) => heard.push(data);
  const frameWindow = vi
    .spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get')
    .mockReturnValue(port1 as unknown as Window);
  onTestFinished(() => {
    frameWindow.mockRestore();
    port1.close();
  });
  return heard;
}
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

beforeEach(() => void vi.useRealTimers());

test('SPT-2 gives the sportsbook a ticket of each player who logs in, also after another one', async () => {
  const holders: (string | null)[] = [];
  await signedIn('vera');
  const { app } = await openSports('/sports', ({ url, headers }) => {
    if (url.endsWith('/sportsbook/tickets')) holders.push(headers.get('authorization'));
    return undefined;
  });
  await becomeReady();
  await expect.poll(() => holders.length).toBe(1);
  await app.player.session.signIn({ username: 'nico', password: PASSWORD });
  await expect.poll(() => new Set(holders).size).toBe(2);
});

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
  await mountApp('/sports/live', { config: { endpoints, routes } });
  await expect.element(frame).toBeInTheDocument();
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
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const push = vi.spyOn(history, 'pushState');
  onTestFinished(() => push.mockRestore());
  sayPath('/football/cup/m-1');
  await expect.poll(() => location.pathname).toBe('/sports/football/cup/m-1');
  expect(push).not.toHaveBeenCalled();
  await becomeReady();
  expect(location.pathname).toBe('/sports/football/cup/m-1');
});

test('SPT-2 S22 accepts only the sportsbook’s messages that the contract defines', async () => {
  await openSports();
  await becomeReady();
  const go = { type: 'navigated', path: '/hijacked' };
  say(go, 'http://127.0.0.1:2');
  say(go, location.origin);
  say(go, BOOK, window);
  say(go, BOOK, null);
  for (const message of [
    { ...go, channel: 'marquee-game' },
    { ...go, also: 1 },
    { ...go, path: '//evil.example' },
    { ...go, path: '/../account' },
    { ...go, path: `/${'a'.repeat(5000)}` },
    { type: 'login-needed', path: '/account' },
  ])
    say(message);
  // Messages are handled in order, so this one marks the end of the earlier ones.
  say({ type: 'sidebar', open: true });
  await expect.element(search).toHaveAttribute('aria-expanded', 'true');
  expect(location.pathname).toBe('/sports');
});

test('SPT-2 PGS-1 opens the cashier from a slip with too little money, and returns', async () => {
  await signedIn('vera');
  const { app } = await openSports();
  await becomeReady();
  await expect.poll(() => app.stores.session.profile).toBeDefined();
  say({ type: 'deposit-needed' });
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/account/cashier?returnUrl=%2Fsports');
});

test('SPT-2 PGS-1 opens the document upload from a slip that needs one, and returns', async () => {
  await signedIn('vera');
  const { app } = await openSports();
  await becomeReady();
  await expect.poll(() => app.stores.session.profile).toBeDefined();
  say({ type: 'documents-needed', returnUrl: 'https://evil.example/' });
  say({ type: 'documents-needed' }, location.origin);
  // Messages are handled in order.
  say({ type: 'sidebar', open: true });
  await expect.element(search).toHaveAttribute('aria-expanded', 'true');
  expect(location.pathname).toBe('/sports');
  say({ type: 'documents-needed' });
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/account/documents?kind=identification&returnUrl=%2Fsports');
});

test('SPT-1 R2 passes on what another tab stores for the sportsbook, and what it removes', async () => {
  const otherPage = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => otherPage.remove());
  const otherStorage = otherPage.contentWindow?.localStorage;
  await openSports();
  const heard = hearAsBook();
  await becomeReady();
  otherStorage?.setItem('theme-of-another', 'dark');
  otherStorage?.removeItem('theme-of-another');
  otherStorage?.setItem('sportsbook-attempt:1', 'open');
  otherStorage?.removeItem('sportsbook-attempt:1');
  const kept = { channel: 'marquee-sportsbook', type: 'kept', name: 'attempt:1' };
  await expect
    .poll(() => heard.filter(({ type }) => type === 'kept'))
    .toEqual([
      { ...kept, text: 'open' },
      { ...kept, text: '' },
    ]);
});

test('SPT-1 PWA-3 shows the offline line below the sportsbook, off its bet slip', async () => {
  const { app } = await openSports();
  const line = () => document.querySelector('.offline-line .notice')?.getBoundingClientRect();
  const bookEnd = () => frame.element().getBoundingClientRect().bottom;
  await becomeReady();
  const follows = () => document.querySelector('.sports')?.getBoundingClientRect().bottom;
  const before = follows();
  app.stores.network.online = false;
  await expect.poll(line).toBeDefined();
  expect(follows()).toBe(before);
  for (const width of [390, 780, 900]) {
    await resize(width);
    await expect.poll(() => (line()?.top ?? 0) - bookEnd()).toBeGreaterThanOrEqual(0);
    const { left = 0, top = 0 } = line() ?? {};
    const seen = document.elementFromPoint(left + 5, top + 5);
    expect(seen?.closest('.offline-line')).toBeTruthy();
  }
});

test('SPT-1 FRM-3 shows team names in full on a screen of 320 px', async () => {
  await resize(320);
  await mountApp('/sports');
  await expect.element(main.getByRole('heading', { level: 3 }).first()).toBeInTheDocument();
  const names = [...document.querySelectorAll('.event-row h3 > span:not(.visually-hidden)')];
  expect(names.length).toBeGreaterThan(9);
  const cut = names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
});

test('F40 SPT-1 shows the matches without odds when the sportsbook does not respond for 10 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await openSports();
  await expect.element(main.getByText(/The sportsbook opens in a moment/)).toBeVisible();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(main.getByText(/The sportsbook isn’t loading/)).toBeVisible();
  await expect.element(main.getByText('suspended').first()).toBeVisible();
  // Rendered before a search, so that screen readers announce its text.
  expect(document.querySelector('.sports-board-count')?.textContent).toBe('');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.element(main.getByText(/The sportsbook opens in a moment/)).toBeVisible();
  await becomeReady();
});

test('PF-9 SPT-1 marks a pressed sport before the list of events follows', async () => {
  await openSports();
  const rows = () => document.querySelectorAll('.sports-board-events > li').length;
  const tab = main.getByRole('link', { name: 'Tennis', exact: true });
  await expect.element(tab).toBeVisible();
  const all = rows();
  const atMark: number[] = [];
  const marks = new MutationObserver(() => atMark.push(rows()));
  marks.observe(tab.element(), { attributeFilter: ['aria-current'] });
  onTestFinished(() => marks.disconnect());
  await tab.click();
  await expect.poll(rows).toBeLessThan(all);
  expect(atMark).toEqual([all]);
});
