import { expect, it, vi } from 'vitest';
import { preloadPages } from './preload-pages.ts';

const manager = () => ({ enable: vi.fn(async () => {}), disable: vi.fn(async () => {}) });

it('PWA-3 disables navigation preload in Firefox, where a failed preload fails the page', async () => {
  const preload = manager();
  await preloadPages(
    preload,
    'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
  );
  expect(preload.disable).toHaveBeenCalledOnce();
  expect(preload.enable).not.toHaveBeenCalled();
});

it.each([
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/150.0 Mobile/15E148 Safari/605.1.15',
])('PF-7 enables navigation preload in %s', async (userAgent) => {
  const preload = manager();
  await preloadPages(preload, userAgent);
  expect(preload.enable).toHaveBeenCalledOnce();
  expect(preload.disable).not.toHaveBeenCalled();
});

it('PWA-3 works without navigation preload', () => {
  expect(preloadPages(undefined, 'Safari')).toBeUndefined();
});
