import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  BAD_NETWORK_MS,
  createNavigation,
  HEAD_START_MS,
  KEPT_HEAD_START_MS,
} from './navigation.ts';

const SHELL = new Response('shell');
const KEPT = new Response('kept');
const none = async () => undefined;
const never = new Promise<Response>(() => {});
const refused = () => Promise.reject(new TypeError('Failed to fetch'));

const delayed = (response: Response, milliseconds: number) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(response), milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([200, 302, 401, 403, 404])('PWA-3 passes a %i through untouched', async (status) => {
  const sent = new Response(null, { status });
  const answerNavigation = createNavigation(async () => SHELL);
  expect(await answerNavigation(Promise.resolve(sent), async () => KEPT)).toBe(sent);
});

it('PWA-3 opens the shell at once for a refused or broken answer', async () => {
  const started = Date.now();
  expect(await createNavigation(async () => SHELL)(refused(), none)).toBe(SHELL);
  const broken = Promise.resolve(new Response(null, { status: 502 }));
  expect(await createNavigation(async () => SHELL)(broken, none)).toBe(SHELL);
  expect(Date.now()).toBe(started);
});

it('PWA-3 prefers a page that arrives while the shell is looked up', async () => {
  const page = new Response('page');
  const answerNavigation = createNavigation(() => delayed(SHELL, 5000));
  const opened = answerNavigation(delayed(page, HEAD_START_MS + 100), none);
  await vi.advanceTimersByTimeAsync(HEAD_START_MS + 100);
  expect(await opened).toBe(page);
});

it('PWA-3 waits for a silent network once, then not for 20 s', async () => {
  const answerNavigation = createNavigation(async () => SHELL);
  const started = Date.now();
  const first = answerNavigation(never, none);
  await vi.advanceTimersByTimeAsync(HEAD_START_MS - 1);
  const pending = Symbol('pending');
  expect(await Promise.race([first, Promise.resolve(pending)])).toBe(pending);
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toBe(SHELL);

  const second = answerNavigation(never, none);
  await vi.advanceTimersByTimeAsync(0);
  expect(await second).toBe(SHELL);
  expect(Date.now() - started).toBe(HEAD_START_MS);

  await vi.advanceTimersByTimeAsync(BAD_NETWORK_MS);
  const page = new Response('page');
  const third = answerNavigation(delayed(page, HEAD_START_MS - 1), none);
  await vi.advanceTimersByTimeAsync(HEAD_START_MS);
  expect(await third).toBe(page);
});

it('PWA-3 trusts the network again after a late answer', async () => {
  const answerNavigation = createNavigation(async () => SHELL);
  const late = answerNavigation(delayed(new Response('late'), HEAD_START_MS + 500), none);
  await vi.advanceTimersByTimeAsync(HEAD_START_MS + 500);
  expect(await late).toBe(SHELL);

  const page = new Response('page');
  const next = answerNavigation(delayed(page, 1000), none);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await next).toBe(page);
});

it('PWA-3 falls back to the network when the shell is gone', async () => {
  const answerNavigation = createNavigation(async () => undefined);
  const failed = Promise.resolve(new Response('maintenance', { status: 503 }));
  expect((await answerNavigation(failed, none)).status).toBe(503);
});

it('PF-7 opens the cached document of a page instead of the shell, at once without a network', async () => {
  const started = Date.now();
  expect(await createNavigation(async () => SHELL)(refused(), async () => KEPT)).toBe(KEPT);
  expect(Date.now()).toBe(started);
});

it('PF-7 waits only briefly for the network when the document is cached', async () => {
  const answerNavigation = createNavigation(async () => SHELL);
  const page = new Response('page');
  const intime = answerNavigation(delayed(page, KEPT_HEAD_START_MS - 1), async () => KEPT);
  await vi.advanceTimersByTimeAsync(KEPT_HEAD_START_MS - 1);
  expect(await intime).toBe(page);

  const late = answerNavigation(never, async () => KEPT);
  await vi.advanceTimersByTimeAsync(KEPT_HEAD_START_MS);
  expect(await late).toBe(KEPT);
});

it('PF-7 opens the page from the network when the cache does not answer', async () => {
  const answerNavigation = createNavigation(() => never);
  const page = new Response('page');
  const opened = answerNavigation(delayed(page, HEAD_START_MS + 100), () => never);
  await vi.advanceTimersByTimeAsync(HEAD_START_MS + 100);
  expect(await opened).toBe(page);
});
