import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  acceptUpdate,
  CHECK_ON_VISIBLE_MS,
  CHECK_WHILE_VISIBLE_MS,
  watchForUpdates,
} from './update.ts';

class FakeWorker extends EventTarget {
  state = 'installed';
  postMessage = vi.fn();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

let page: EventTarget & { visibilityState: string };
let container: EventTarget & { controller: unknown };
let registration: EventTarget & {
  waiting: FakeWorker | null;
  installing: FakeWorker | null;
  update: ReturnType<typeof vi.fn>;
};
const news = { onWaiting: vi.fn(), onReplaced: vi.fn() };

const watch = () =>
  watchForUpdates(
    registration as unknown as ServiceWorkerRegistration,
    container as unknown as ServiceWorkerContainer,
    news,
  );

function show(visibilityState: string) {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** A new version is found; once installed it waits. */
function deploy() {
  const worker = new FakeWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = worker;
  worker.become('installed');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  container = Object.assign(new EventTarget(), { controller: {} });
  const update = vi.fn(() => Promise.reject(new TypeError('offline')));
  registration = Object.assign(new EventTarget(), { waiting: null, installing: null, update });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('PWA-6 offers a version that waits already, and one that comes', () => {
  registration.waiting = new FakeWorker();
  watch();
  expect(news.onWaiting).toHaveBeenCalledTimes(1);
  registration.waiting = null;
  deploy();
  expect(news.onWaiting).toHaveBeenCalledTimes(2);
});

it('PWA-6 does not call the first worker of a first visit an update', () => {
  container.controller = null;
  watch();
  deploy();
  container.dispatchEvent(new Event('controllerchange'));
  expect(news.onWaiting).not.toHaveBeenCalled();
  expect(news.onReplaced).not.toHaveBeenCalled();
  deploy();
  container.dispatchEvent(new Event('controllerchange'));
  expect(news.onWaiting).toHaveBeenCalledTimes(1);
  expect(news.onReplaced).toHaveBeenCalledTimes(1);
});

it('PWA-6 looks for a version when the page comes back after 15 min, and hourly in front', () => {
  const stop = watch();
  show('hidden');
  vi.advanceTimersByTime(CHECK_ON_VISIBLE_MS - 1);
  show('visible');
  expect(registration.update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  show('visible');
  show('visible');
  expect(registration.update).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * CHECK_WHILE_VISIBLE_MS);
  expect(registration.update.mock.calls.length).toBeGreaterThanOrEqual(2);
  stop();
  registration.update.mockClear();
  vi.advanceTimersByTime(5 * CHECK_WHILE_VISIBLE_MS);
  expect(registration.update).not.toHaveBeenCalled();
});

it('PWA-6 an accepted version takes over, then the page reloads', async () => {
  const worker = new FakeWorker();
  const reload = vi.fn();
  const accepted = acceptUpdate({ waiting: worker as unknown as ServiceWorker }, reload);
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  worker.become('activating');
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
  worker.become('activated');
  await accepted;
  expect(reload).toHaveBeenCalledTimes(1);
});
