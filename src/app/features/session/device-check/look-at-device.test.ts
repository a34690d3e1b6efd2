import { afterEach, expect, test, vi } from 'vitest';
import type { PublicConfig } from '../../../../config/public-config.ts';

const load = vi.hoisted(() => vi.fn(async (..._given: unknown[]) => undefined));
vi.mock('../../../trusted-types/party-script.ts', () => ({ loadPartyScript: load }));

const config = {
  endpoints: { fraudProxy: '/fraud-proxy' },
  fraudforceproxyApiKey: 'key',
} as PublicConfig;

/** A separate tab with the script's global. */
async function tab(IGLOO?: object) {
  vi.resetModules();
  load.mockClear();
  vi.stubGlobal('IGLOO', IGLOO);
  return import('./look-at-device.ts');
}
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('F42 REQ-5 loads the script once from the fraud proxy, for 2 s at most', async () => {
  let finished = false;
  const { lookAtDevice, seenDevice } = await tab({
    getBlackbox: () => ({ blackbox: 'QUJD;=', finished }),
  });
  const looks = [lookAtDevice(config), lookAtDevice(config)];
  expect(seenDevice()).toBeUndefined();
  finished = true;
  expect(await Promise.all(looks)).toEqual(['QUJD;=', 'QUJD;=']);
  expect(seenDevice()).toBe('QUJD;=');
  expect(load.mock.calls).toEqual([[config, '/fraud-proxy/script.js', 2000]]);
});

test('F42 uses what a script has after 2 s if it never finishes', async () => {
  vi.useFakeTimers();
  const { lookAtDevice } = await tab({ getBlackbox: () => ({ blackbox: 'a', finished: false }) });
  const look = lookAtDevice(config);
  await vi.advanceTimersByTimeAsync(2100);
  expect(await look).toBe('a');
});

test('F42 tries again after a script that is blocked, throws or returns nonsense', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const broken = [
    undefined,
    { getBlackbox: () => ({ blackbox: '<b>', finished: true }) },
    {
      getBlackbox() {
        throw new Error('broken');
      },
    },
  ];
  for (const IGLOO of broken) {
    const { lookAtDevice } = await tab(IGLOO);
    if (IGLOO === undefined) load.mockRejectedValueOnce(new Error('blocked'));
    expect(await lookAtDevice(config)).toBeUndefined();
    vi.stubGlobal('IGLOO', { getBlackbox: () => ({ blackbox: 'later', finished: true }) });
    expect(await lookAtDevice(config)).toBe('later');
  }
  expect(warn).toHaveBeenCalledTimes(2);
});

test('CFG-4 loads nothing without a proxy or its key', async () => {
  const { lookAtDevice } = await tab();
  const none = { ...config, endpoints: {} } as PublicConfig;
  expect(await lookAtDevice(none)).toBeUndefined();
  const { fraudforceproxyApiKey: _, ...keyless } = config;
  expect(await lookAtDevice(keyless as PublicConfig)).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});
