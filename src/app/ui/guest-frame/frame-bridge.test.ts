import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sportsbookAdapter } from './frame-adapters.ts';
import { createFrameBridge } from './frame-bridge.ts';

const ORIGIN = 'https://book.example.com';
const channel = 'marquee-sportsbook';
const frame = { postMessage: vi.fn() } as unknown as MessageEventSource;
const page = new EventTarget();
const heard = vi.fn();

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const open = () =>
  createFrameBridge({
    target: () => frame,
    origin: ORIGIN,
    adapter: sportsbookAdapter,
    onMessage: heard,
  });
const arrive = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
  page.dispatchEvent(
    Object.assign(new Event('message'), { data, origin: ORIGIN, source: frame, ...from }),
  );

test('SPT-2 queues messages until the frame is ready, and sends to its exact origin', () => {
  const bridge = open();
  bridge.send({ channel, type: 'toggle-sidebar' });
  expect(frame.postMessage).not.toHaveBeenCalled();
  arrive({ channel, type: 'ready' });
  expect(frame.postMessage).toHaveBeenCalledExactlyOnceWith(
    { channel, type: 'toggle-sidebar' },
    { targetOrigin: ORIGIN },
  );
  bridge.reset();
  bridge.send({ channel, type: 'show', path: '/football' });
  expect(frame.postMessage).toHaveBeenCalledTimes(1);
  bridge.close();
  arrive({ channel, type: 'ready' });
  expect(frame.postMessage).toHaveBeenCalledTimes(1);
});

test('SPT-2 does not wait for a frame that is already ready', () => {
  const bridge = createFrameBridge({
    target: () => frame,
    origin: ORIGIN,
    adapter: sportsbookAdapter,
    onMessage: heard,
    wasReady: true,
  });
  bridge.send({ channel, type: 'toggle-sidebar' });
  expect(frame.postMessage).toHaveBeenCalledTimes(1);
  bridge.close();
});

const loop: Record<string, unknown> = { channel, type: 'ready' };
loop['self'] = loop;
const good = { channel, type: 'navigated', path: '/football/lantern-cup' };

test.each([
  ['another origin', good, { origin: 'https://book.example.com.evil.example' }],
  ['the scheme without encryption', good, { origin: 'http://book.example.com' }],
  ['an opaque origin', good, { origin: 'null' }],
  ['another window', good, { source: { postMessage: vi.fn() } }],
  ['no window', good, { source: null }],
  ['a text', JSON.stringify(good), {}],
  ['nothing', null, {}],
  ['a list', [good], {}],
  ['another channel', { ...good, channel: 'marquee-game' }, {}],
  ['an unknown type', { channel, type: 'eval' }, {}],
  ['a key too many', { ...good, html: '<b>' }, {}],
  ['an address instead of a path', { ...good, path: 'https://evil.example/' }, {}],
  ['an address without a scheme', { ...good, path: '//evil.example' }, {}],
  ['a path that goes up', { ...good, path: '/../account' }, {}],
  ['a path with a query', { ...good, path: '/x?returnUrl=/y' }, {}],
  ['a backslash', { ...good, path: '/\\evil.example' }, {}],
  ['a script', { ...good, path: 'javascript:alert(1)' }, {}],
  ['a height below nothing', { channel, type: 'height', height: -1 }, {}],
  ['an endless height', { channel, type: 'height', height: Number.POSITIVE_INFINITY }, {}],
  ['more than 4 kB', { ...good, path: `/${'a'.repeat(5000)}` }, {}],
  ['a thing that holds itself', loop, {}],
])('SPT-2 S22 B57 ignores %s', (_, data, from) => {
  const bridge = open();
  arrive(data, from);
  expect(heard).not.toHaveBeenCalled();
  arrive(good);
  expect(heard).toHaveBeenCalledExactlyOnceWith(good);
  bridge.close();
});
