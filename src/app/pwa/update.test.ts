import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stepAfter } from '../../lib/update-step.ts';
import {
  acceptUpdate,
  CHECK_ON_VISIBLE_MS,
  CHECK_WHILE_VISIBLE_MS,
  type Update,
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
let update: Update;

const watch = () =>
  watchForUpdates(
    registration as unknown as ServiceWorkerRegistration,
    container as unknown as ServiceWorkerContainer,
    update,
  );

function show(visibilityState: string) {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** Simulates that the browser finds a new version, which waits once it is installed. */
function find(): FakeWorker {
  const worker = new FakeWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  return worker;
}
function install(worker: FakeWorker) {
  registration.waiting = worker;
  worker.become('installed');
}

beforeEach(() => {
  vi.useFakeTimers();
  update = { step: 'none' };
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  container = Object.assign(new EventTarget(), { controller: {} });
  const look = vi.fn(() => Promise.reject(new TypeError('offline')));
  registration = Object.assign(new EventTarget(), {
    waiting: null,
    installing: null,
    update: look,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('PWA-6 is ready with a waiting version, or once its files have loaded', () => {
  registration.waiting = new FakeWorker();
  watch();
  expect(update.step).toBe('ready');
  update.step = 'none';
  registration.waiting = null;
  const worker = find();
  expect(update.step).toBe('found');
  install(worker);
  expect(update.step).toBe('ready');
});

it('PWA-6 ignores a version whose files fail to load', () => {
  watch();
  find().become('redundant');
  expect(update.step).toBe('none');
});

it('PWA-6 does not treat the first installation as an update', () => {
  container.controller = null;
  watch();
  install(find());
  // It activates at once.
  registration.waiting = null;
  container.dispatchEvent(new Event('controllerchange'));
  expect(update.step).toBe('none');
  install(find());
  expect(update.step).toBe('ready');
});

it('PWA-6 offers a version that waited while the page was reloaded past its worker', () => {
  container.controller = null;
  registration.waiting = new FakeWorker();
  watch();
  expect(update.step).toBe('none');
  container.dispatchEvent(new Event('controllerchange'));
  expect(update.step).toBe('ready');
});

it('PWA-6 is ready with a version that another tab accepted', () => {
  watch();
  container.dispatchEvent(new Event('controllerchange'));
  expect(update.step).toBe('ready');
});

it('PWA-6 checks for updates when visible again after 15 min, and hourly while visible', () => {
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
  expect(registration.update).toHaveBeenCalledTimes(2);
  stop();
  registration.update.mockClear();
  vi.advanceTimersByTime(5 * CHECK_WHILE_VISIBLE_MS);
  expect(registration.update).not.toHaveBeenCalled();
});

it('PWA-6 activates an accepted version, then reloads', async () => {
  const worker = new FakeWorker();
  const reload = vi.fn();
  update.step = 'offered';
  const accepted = acceptUpdate(update, async () => waitingIs(worker), reload);
  expect(update.step).toBe('accepted');
  await vi.advanceTimersByTimeAsync(0);
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  worker.become('activating');
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
  worker.become('activated');
  await accepted;
  expect(update.step).toBe('applied');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('PWA-6 repeats SKIP_WAITING when the browser forgot to activate the version', async () => {
  const worker = new FakeWorker();
  update.step = 'offered';
  const accepted = acceptUpdate(update, async () => waitingIs(worker), vi.fn());
  await vi.advanceTimersByTimeAsync(1000);
  expect(worker.postMessage).toHaveBeenCalledTimes(3);
  worker.become('activating');
  await vi.advanceTimersByTimeAsync(1000);
  worker.become('activated');
  await accepted;
  await vi.advanceTimersByTimeAsync(1000);
  expect(worker.postMessage).toHaveBeenCalledTimes(3);
});

const waitingIs = (worker: FakeWorker) => ({ waiting: worker as unknown as ServiceWorker });

it('PWA-6 is ready with a version that was found while the page loaded', () => {
  const worker = new FakeWorker();
  registration.installing = worker;
  watch();
  expect(update.step).toBe('found');
  install(worker);
  expect(update.step).toBe('ready');
});

it('PWA-6 does not wait for a silent browser or a busy worker after acceptance', async () => {
  for (const find of [
    () => new Promise<never>(() => {}),
    async () => waitingIs(new FakeWorker()),
  ]) {
    const reload = vi.fn();
    update.step = 'offered';
    const accepted = acceptUpdate(update, find, reload);
    await vi.advanceTimersByTimeAsync(5000);
    await accepted;
    expect(reload).toHaveBeenCalledOnce();
  }
});

it('PWA-6 keeps the page when the visitor starts something before activation', async () => {
  const reload = vi.fn();
  update.step = 'offered';
  const worker = new FakeWorker();
  const accepted = acceptUpdate(update, async () => waitingIs(worker), reload);
  await vi.advanceTimersByTimeAsync(0);
  update.step = stepAfter(update.step, 'hold');
  worker.become('activated');
  await accepted;
  expect(reload).not.toHaveBeenCalled();
  expect(update.step).toBe('ready');
});

it('PWA-6 does not accept an update that was not offered', async () => {
  const reload = vi.fn();
  update.step = 'ready';
  await acceptUpdate(update, async () => waitingIs(new FakeWorker()), reload);
  expect(reload).not.toHaveBeenCalled();
});
