import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { signedIn } from '../../../../tests/component/player.ts';
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

async function openSports(path = '/sports') {
  const mounted = await mountApp(path, {
    config: { endpoints: { ...defaultSite.endpoints, sportsbook: `${BOOK}/sportsbook` } },
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
beforeEach(() => void vi.useRealTimers());

test('SPT-1 updates the URL when the sportsbook goes back before the site has followed', async () => {
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

test('SPT-1 follows a sportsbook that moves on while the site is still rendering', async () => {
  const { router } = await openSports();
  await becomeReady();
  for (let step = 0; step < 40; step += 1) {
    const path = step % 2 === 0 ? '/football' : '/tennis';
    sayPath(path);
    await expect.poll(() => router.state.location.pathname, { interval: 1 }).toBe(`/sports${path}`);
    // The next path comes 0 to 7 tasks later: between a render and its effects, too.
    for (let turn = 0; turn < step % 8; turn += 1)
      await new Promise<unknown>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage('');
      });
  }
});

test('SPT-1 adds no history entry for a sportsbook that keeps its own history', async () => {
  await openSports();
  await becomeReady();
  // The browser keeps 50 history entries, which earlier tests may have used up, so an entry is only counted here.
  const entries = vi.spyOn(history, 'length', 'get').mockReturnValue(history.length + 1);
  const push = vi.spyOn(history, 'pushState');
  onTestFinished(() => {
    entries.mockRestore();
    push.mockRestore();
  });
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
  // Messages are handled in order, so the ones before have been handled.
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

test('SPT-1 R2 passes on what another tab keeps for the sportsbook, and what it removes', async () => {
  const otherPage = document.body.appendChild(document.createElement('iframe'));
  const otherStorage = otherPage.contentWindow?.localStorage;
  const { port1, port2 } = new MessageChannel();
  const heard: unknown[] = [];
  port2.onmessage = ({ data }) => heard.push(data);
  await openSports();
  // Stands in for the window of the sportsbook, which is of another origin.
  const frameWindow = vi
    .spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get')
    .mockReturnValue(port1 as unknown as Window);
  onTestFinished(() => {
    frameWindow.mockRestore();
    port1.close();
    otherPage.remove();
  });
  await becomeReady();
  otherStorage?.setItem('theme-of-another', 'dark');
  otherStorage?.removeItem('theme-of-another');
  otherStorage?.setItem('sportsbook-attempt:1', 'open');
  otherStorage?.removeItem('sportsbook-attempt:1');
  const kept = { channel: 'marquee-sportsbook', type: 'kept', name: 'attempt:1' };
  const isKept = (message: unknown) => (message as { type: string }).type === 'kept';
  await expect
    .poll(() => heard.filter(isKept))
    .toEqual([
      { ...kept, text: 'open' },
      { ...kept, text: '' },
    ]);
});

test('F40 SPT-1 shows the matches without odds when the sportsbook stays silent for 10 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await openSports();
  await expect.element(main.getByText(/The sportsbook opens in a moment/)).toBeVisible();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(main.getByText(/The sportsbook isn’t loading/)).toBeVisible();
  await expect.element(main.getByText('suspended').first()).toBeVisible();
  // There before a search, so that screen readers announce its text.
  expect(document.querySelector('.sports-board-count')?.textContent).toBe('');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.element(main.getByText(/The sportsbook opens in a moment/)).toBeVisible();
  await becomeReady();
});
