import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

const show = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>(async () => {});
const badge = vi.fn<(figure: number) => Promise<void>>(async () => {});
const matchAll = vi.fn<() => Promise<unknown[]>>(async () => []);
const open = vi.fn<() => Promise<unknown>>(async () => ({ match: async () => undefined }));

const pageWindow = (focused: boolean, visibilityState: DocumentVisibilityState) => ({
  frameType: 'top-level',
  focused,
  visibilityState,
  postMessage: vi.fn<(message: unknown) => void>(),
});

async function receive(text?: string): Promise<void> {
  const { showPush } = await import('./show-push.ts');
  const data = text === undefined ? null : { text: () => text };
  await showPush({ data } as unknown as PushEvent);
}
const MESSAGE = JSON.stringify({ notification: { title: 'Free spins', body: 'B' }, app_badge: 3 });

beforeEach(() => {
  vi.resetModules();
  const words = [
    { language: 'en', prefix: '', news: 'News' },
    { language: 'es', prefix: '/es', news: 'Novedades' },
  ];
  vi.stubGlobal('self', {
    SITE: { contentBase: '/content', collections: [], serverOwned: [] },
    PUSH: { name: 'Foyer', words },
    clients: { matchAll },
    registration: { showNotification: show },
  });
  vi.stubGlobal('location', { origin: 'https://www.example.com' });
  vi.stubGlobal('navigator', { languages: ['en'], setAppBadge: badge });
  vi.stubGlobal('caches', { open });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('PWA-5 tells the focused window and shows a silent notification', async () => {
  const [asleep, behind] = [pageWindow(true, 'hidden'), pageWindow(false, 'visible')];
  const front = pageWindow(true, 'visible');
  matchAll.mockResolvedValueOnce([asleep, behind, front]);
  await receive(MESSAGE);
  expect(show.mock.calls).toMatchObject([['Free spins', { body: 'B', silent: true }]]);
  const push = { title: 'Free spins', path: '/' };
  expect(front.postMessage.mock.calls).toMatchObject([[{ type: 'push-received', push }]]);
  expect(asleep.postMessage).not.toHaveBeenCalled();
  expect(behind.postMessage).not.toHaveBeenCalled();
});

it('PWA-5 sets the app badge only when the message has one', async () => {
  await receive(MESSAGE);
  expect(badge).toHaveBeenCalledExactlyOnceWith(3);
  badge.mockRejectedValueOnce(new Error('not installed'));
  await receive(MESSAGE);
  vi.stubGlobal('navigator', { languages: [] });
  await receive(MESSAGE);
  expect(show).toHaveBeenCalledTimes(3);
});

it('PWA-5 shows one notification even if everything else fails', async () => {
  matchAll.mockRejectedValueOnce(new Error('no windows'));
  open.mockRejectedValueOnce(new Error('no storage'));
  await receive();
  expect(show.mock.calls).toMatchObject([['Foyer', { body: 'News', silent: false }]]);
});

it('PWA-5 shows the notification when cache storage never answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  open.mockReturnValueOnce(new Promise(() => {}));
  const shown = receive(MESSAGE);
  await expect.poll(() => open).toHaveBeenCalled();
  await vi.runAllTimersAsync();
  await shown;
  expect(show).toHaveBeenCalledOnce();
});

it('PWA-5 uses the language in which the site was last seen', async () => {
  open.mockResolvedValueOnce({ match: async () => Response.json({ language: 'es' }) });
  await receive('{');
  expect(show.mock.calls).toMatchObject([['Foyer', { body: 'Novedades', data: { path: '/es/' } }]]);
});
