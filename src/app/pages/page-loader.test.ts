import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../../tests/component/test-app.tsx';
import { contextOf, pageLoader } from './page-loader.ts';

/** @param restoring of the app @returns the loader's outcome, and how often it asked for the page's data */
function load(restoring?: Promise<void>) {
  const app = { ...createTestApp(), ...(restoring && { restoring }) };
  const ask = vi.fn(async () => {
    if (ask.mock.calls.length === 1) throw new Error('no network');
  });
  const request = new Request('https://www.example.com/help/limits');
  const args = { params: {}, request, context: contextOf(app) };
  return {
    outcome: pageLoader(ask)(args as unknown as Parameters<ReturnType<typeof pageLoader>>[0]),
    ask,
  };
}

test('PWA-3 a page that lacks an answer looks again once saved ones are restored', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { outcome, ask } = load(promise);
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  resolve();
  expect(await outcome).toBeNull();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('PWA-3 a page that lacks an answer fails once all saved ones are there', async () => {
  const { outcome, ask } = load();
  await expect(outcome).rejects.toThrow('no network');
  expect(ask).toHaveBeenCalledTimes(1);
});
