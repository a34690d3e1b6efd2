import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

const PUSH = { id: 'm1', path: '/promotions/autumn', priority: 'normal', topic: 'promotions' };

/** A window of the site. @param listens its page answers messages @param canGo the browser can navigate it */
const pageWindow = ({ listens = true, canGo = true } = {}) => ({
  frameType: 'top-level',
  focused: true,
  visibilityState: 'visible',
  focus: vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no right to it'))),
  navigate: vi.fn<(url: string) => Promise<void>>(async () => {
    if (!canGo) throw new TypeError('not in charge');
  }),
  postMessage: vi.fn<(message: unknown, ports: MessagePort[]) => void>((_, [port]) => {
    if (listens) port?.postMessage({ type: 'opened' });
  }),
});

let notes: Map<string, Response>;
const openWindow = vi.fn<(url: string) => Promise<null>>(async () => null);
const call = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));

async function click(windows: unknown[], action = '', data: unknown = PUSH): Promise<void> {
  vi.stubGlobal('self', {
    PUSH: {
      name: 'Foyer',
      operatorBase: '/operator',
      preferences: '/account/preferences',
      words: [{ language: 'en', prefix: '' }],
    },
    clients: { matchAll: async () => windows, openWindow },
  });
  const { answerClick } = await import('./notification-click.ts');
  const notification = { title: 'T', body: 'B', lang: '', data, close: vi.fn<() => void>() };
  await answerClick({ notification, action } as unknown as NotificationEvent);
  expect(notification.close).toHaveBeenCalledOnce();
}

/** A click that no page answers within a second. */
async function clickUnanswered(page: ReturnType<typeof pageWindow>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = new Promise<void>((resolve) =>
    page.postMessage.mockImplementation(() => resolve()),
  );
  const clicked = click([page]);
  await asked;
  await vi.advanceTimersByTimeAsync(999);
  expect(page.navigate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await clicked;
}

beforeEach(() => {
  vi.resetModules();
  notes = new Map();
  const cache = {
    put: async (name: string, note: Response) => void notes.set(name, note),
    match: async (name: string) => notes.get(name)?.clone(),
    delete: async (name: string) => notes.delete(name),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('navigator', { languages: [] });
  vi.stubGlobal('fetch', call);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('PWA-5 lets a page that answers navigate itself, and clears the pending click', async () => {
  const [first, second] = [pageWindow(), pageWindow()];
  await click([first, second]);
  expect(first.postMessage.mock.calls[0]?.[0]).toMatchObject({
    type: 'open',
    path: PUSH.path,
    push: { id: 'm1', title: 'T' },
  });
  expect(first.navigate).not.toHaveBeenCalled();
  expect(second.postMessage).not.toHaveBeenCalled();
  expect(second.focus).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
  expect(notes.size).toBe(0);
});

it('PWA-5 navigates a page that does not answer within a second, and opens no other window', async () => {
  const page = pageWindow({ listens: false });
  await clickUnanswered(page);
  expect(page.navigate).toHaveBeenCalledExactlyOnceWith(PUSH.path);
  expect(openWindow).not.toHaveBeenCalled();
  expect(notes.size).toBe(1);
});

it('PWA-5 opens a new window when the old one cannot be navigated', async () => {
  await clickUnanswered(pageWindow({ listens: false, canGo: false }));
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(PUSH.path);
});

it('PWA-5 ignores frames of the site inside other pages', async () => {
  const frame = { ...pageWindow(), frameType: 'nested' };
  await click([frame]);
  expect(frame.postMessage).not.toHaveBeenCalled();
  expect(openWindow).toHaveBeenCalledOnce();
});

it('PWA-5 reports the click by message id alone, without cookies', async () => {
  await click([]);
  expect(call).toHaveBeenCalledOnce();
  expect(call.mock.calls[0]).toMatchObject([
    '/operator/push/clicks',
    { method: 'POST', credentials: 'omit', body: '{"message":"m1"}' },
  ]);
});

it('PWA-5 does not report “hear less” as a click', async () => {
  await click([], 'mute');
  expect(call).not.toHaveBeenCalled();
  expect(openWindow.mock.calls[0]?.[0]).toMatch(/^\/account\/preferences/);
});

it('PWA-5 still opens the page when storage or network fail', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('full')) });
  call.mockRejectedValueOnce(new TypeError('offline'));
  await click([]);
  expect(openWindow).toHaveBeenCalledOnce();
});

it('PWA-5 opens the page within a second when cache storage never answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const open = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal('caches', { open });
  const clicked = click([]);
  await expect.poll(() => open).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(999);
  expect(openWindow).toHaveBeenCalledOnce();
  await clicked;
});
