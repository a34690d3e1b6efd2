import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServiceScript } from './service-script.ts';

const ADDRESS = 'https://push.example/worker.min.js';
const script = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/javascript' } });
const ask = vi.fn<typeof fetch>();
const log = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const textOf = async (read: ReturnType<typeof createServiceScript>) =>
  (await read())?.plain.toString();

test('CFG-2 SEC reads the service’s script once for all visitors, from a fixed URL', async () => {
  ask.mockResolvedValueOnce(script('one'));
  const read = createServiceScript(ADDRESS, log);
  expect(ask).not.toHaveBeenCalled();
  expect(await Promise.all([textOf(read), textOf(read)])).toEqual(['one', 'one']);
  expect(ask).toHaveBeenCalledOnce();
  expect(ask.mock.calls[0]).toMatchObject([ADDRESS, { redirect: 'error' }]);
  expect(ask.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
});

test('CFG-2 serves the last script while revalidating and during an outage', async () => {
  ask.mockResolvedValueOnce(script('one')).mockResolvedValueOnce(script('two'));
  const read = createServiceScript(ADDRESS, log);
  expect(await textOf(read)).toBe('one');
  vi.advanceTimersByTime(301_000);
  expect(await textOf(read)).toBe('one');
  await expect.poll(() => textOf(read)).toBe('two');
  vi.advanceTimersByTime(301_000);
  ask.mockRejectedValueOnce(new Error('away'));
  expect(await textOf(read)).toBe('two');
  await expect.poll(() => log).toHaveBeenCalledOnce();
  expect(await textOf(read)).toBe('two');
});

test('CFG-2 never serves a response that is not a script, and backs off', async () => {
  const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
  const away = () =>
    new Response('x', { status: 502, headers: { 'content-type': 'text/javascript' } });
  const huge = () => script('x'.repeat(1_000_001));
  for (const answer of [page, away, huge, () => script('')]) {
    ask.mockReset().mockResolvedValueOnce(answer()).mockResolvedValueOnce(script('one'));
    const read = createServiceScript(ADDRESS, log);
    expect(await textOf(read)).toBeUndefined();
    expect(await textOf(read)).toBeUndefined();
    expect(ask).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(11_000);
    expect(await textOf(read)).toBe('one');
  }
  expect(log).toHaveBeenCalledTimes(4);
});
