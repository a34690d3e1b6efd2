import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerWhenStable } from './register.ts';

const register = vi.fn();
const log = vi.fn();
/** Delay on a first visit, in ms. */
const REST_MS = 3000;
const never = new Promise<void>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  register.mockReset().mockResolvedValue('registration');
  log.mockReset();
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('document', { readyState: 'complete' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('PWA-1 registers when the app is stable', async () => {
  let stabilise = () => {};
  const isStable = new Promise<void>((resolve) => {
    stabilise = resolve;
  });
  const registered = registerWhenStable({ isStable });
  await vi.advanceTimersByTimeAsync(1000);
  expect(register).not.toHaveBeenCalled();
  stabilise();
  await vi.advanceTimersByTimeAsync(REST_MS - 1);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersToNextTimerAsync();
  expect(await registered).toBe('registration');
  expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
});

it('PWA-1 registers at once if a worker already controls the page', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { register, controller: {} } });
  const registered = registerWhenStable({ isStable: Promise.resolve() });
  await vi.advanceTimersByTimeAsync(10);
  expect(await registered).toBe('registration');
});

it.each([
  ['never settles', () => never],
  ['fails', () => Promise.reject(new Error('hydration'))],
])('PWA-1 F34 registers after 30000 ms when stability %s', async (_, stability) => {
  const registered = registerWhenStable({ isStable: stability() });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await registered;
  expect(register).toHaveBeenCalledTimes(1);
});

it('PWA-1 F32 logs a registration that fails', async () => {
  const refused = new DOMException('insecure', 'SecurityError');
  register.mockRejectedValue(refused);
  const registered = registerWhenStable({ isStable: Promise.resolve(), log });
  await vi.advanceTimersByTimeAsync(REST_MS + 10);
  expect(await registered).toBeUndefined();
  expect(log).toHaveBeenCalledWith('Service worker registration failed', refused);
});

it('PWA-1 F33 logs the given text without service workers', async () => {
  vi.stubGlobal('navigator', {});
  expect(await registerWhenStable({ isStable: never, log })).toBeUndefined();
  expect(log).toHaveBeenCalledWith('Service workers are disabled or not supported by this browser');
});

it('PWA-1 passes a trusted URL for the worker, and refuses any other', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const registered = registerWhenStable({ isStable: Promise.resolve() });
  await vi.advanceTimersByTimeAsync(REST_MS + 10);
  await registered;
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('app-sw');
  const { createScriptURL } = rules as { createScriptURL(url: string): string };
  expect(() => createScriptURL('/sw.js?v=2')).toThrow(TypeError);
});
