import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { VAPID } from '../../tests/fixtures/push-engine.ts';
import { startPushService } from '../../tests/fixtures/push-service.ts';
import { createDelivery } from './delivery.ts';
import type { Address } from './public-address.ts';

const SUBJECT = 'mailto:test@site.example';
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const message = {
  keys,
  text: 'text',
  topic: 'autumn',
  priority: 'normal' as const,
  expiresAt: new Date(Date.now() + 3_600_000),
  leaveWithinMs: 1000,
};

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server with given responses that counts connections. */
async function listen(answer: RequestListener) {
  const server: Server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, port, connections: () => connections };
}

function deliveryTo(hosts: string[], resolved?: readonly Address[]) {
  const delivery = createDelivery(
    { vapid: VAPID, subject: SUBJECT, hosts },
    ...(resolved ? [async () => resolved] : []),
  );
  closers.push(delivery.close);
  return (endpoint: string) => delivery.deliver({ ...message, endpoint });
}

test('S12 F54 refuses a push service name that resolves to a private address', async () => {
  const publicAddress = { address: '142.250.1.1', family: 4 };
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    'ff02::1',
  ]) {
    const family = address.includes(':') ? 6 : 4;
    // Even if the name also resolves to a public address.
    const send = deliveryTo([], [publicAddress, { address, family }]);
    expect([address, await send('https://fcm.googleapis.com/fcm/send/x')]).toEqual([
      address,
      { kind: 'later', reason: 'private-address', afterMs: 3_600_000 },
    ]);
  }
});

test('S12 checks stored endpoints again before connecting', async () => {
  const canary = await listen((_req, res) => res.end());
  const send = deliveryTo([]);
  for (const host of ['127.0.0.1', 'localhost', '127.1', '2130706433', '[::ffff:127.0.0.1]'])
    for (const scheme of ['http', 'https'])
      expect(await send(`${scheme}://${host}:${canary.port}/x`)).toEqual({
        kind: 'refused',
        reason: 'endpoint-not-allowed',
      });
  expect(canary.connections()).toBe(0);
});

test('S12 follows no redirect', async () => {
  const canary = await listen((_req, res) => res.end());
  for (const status of [301, 307]) {
    const { origin } = await listen((_req, res) =>
      res.writeHead(status, { location: `${canary.origin}/x` }).end(),
    );
    expect(await deliveryTo([origin])(`${origin}/x`)).toEqual({
      kind: 'refused',
      reason: `status-${status}`,
    });
  }
  expect(canary.connections()).toBe(0);
});

test('F43 maps each response of a push service to one meaning', async () => {
  const { origin } = await listen((req, res) => {
    if (req.url === '/429') res.setHeader('retry-after', '120');
    res.writeHead(Number(req.url?.slice(1))).end();
  });
  const send = deliveryTo([origin]);
  const kindOf = async (status: number) => (await send(`${origin}/${status}`)).kind;
  for (const status of [200, 201, 202]) expect(await kindOf(status)).toBe('accepted');
  for (const status of [404, 410]) expect(await kindOf(status)).toBe('gone');
  for (const status of [408, 500, 503]) expect(await kindOf(status)).toBe('later');
  expect(await kindOf(406)).toBe('pause');
  // Our own keys or headers may be wrong, so no device is removed.
  for (const status of [400, 401, 403, 405, 413, 422]) expect(await kindOf(status)).toBe('refused');
  expect(await send(`${origin}/429`)).toEqual({
    kind: 'pause',
    reason: 'status-429',
    afterMs: 120_000,
  });
});

test('F43 stops reading an endless response', async () => {
  let written = 0;
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const { origin } = await listen((_req, res) => {
    res.once('close', close).writeHead(201);
    const more = () => {
      if (res.destroyed) return;
      written += 65_536;
      if (written < 10_000_000) res.write(Buffer.alloc(65_536), more);
      else res.end();
    };
    more();
  });
  expect(await deliveryTo([origin])(`${origin}/x`)).toEqual({ kind: 'accepted' });
  await closed;
  expect(written).toBeLessThan(10_000_000);
});

test('F43 times out after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  closers.push(() => vi.useRealTimers());
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const { origin } = await listen(() => asked());
  let result: unknown;
  const delivered = deliveryTo([origin])(`${origin}/x`).then((given) => {
    result = given;
  });
  await isAsked;
  await vi.advanceTimersByTimeAsync(9_999);
  expect(result).toBeUndefined();
  vi.advanceTimersByTime(1);
  await delivered;
  expect(result).toEqual({ kind: 'later', reason: 'timeout' });
});

test('PWA-5 does not send a message whose clearance expired before it had a connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  closers.push(() => vi.useRealTimers());
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  const { promise: address, resolve: answer } = Promise.withResolvers<Address[]>();
  const delivery = createDelivery({ vapid: VAPID, subject: SUBJECT, hosts: [] }, () => {
    isAsked();
    return address;
  });
  closers.push(delivery.close);
  let result: unknown;
  const delivered = delivery
    .deliver({ ...message, endpoint: 'https://fcm.googleapis.com/x', leaveWithinMs: 700 })
    .then((given) => {
      result = given;
    });
  await asked;
  await vi.advanceTimersByTimeAsync(699);
  expect(result).toBeUndefined();
  vi.advanceTimersByTime(1);
  await delivered;
  expect(result).toEqual({ kind: 'later', reason: 'no-connection-in-time' });
  answer([]);
});

test('PWA-5 does not retry on a new connection after the clearance expired', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  closers.push(() => vi.useRealTimers());
  const waiting: ServerResponse[] = [];
  let broken = 0;
  const { origin } = await listen((_req, res) => {
    waiting.push(res);
    if (waiting.length < 2) return;
    if (waiting.length === 2) {
      for (const one of waiting) one.writeHead(201).end();
      return;
    }
    broken += 1;
    vi.advanceTimersByTime(message.leaveWithinMs + 1);
    res.destroy();
  });
  const send = deliveryTo([origin]);
  // Two idle connections.
  await Promise.all([send(`${origin}/x`), send(`${origin}/x`)]);
  expect(await send(`${origin}/x`)).toEqual({ kind: 'later', reason: 'reset' });
  expect(broken).toBe(1);
});

test('PWA-5 encrypts and signs, with TTL, topic and urgency', async () => {
  const service = await startPushService();
  closers.push(() => void service.stop());
  const subscription = service.subscribe(VAPID.publicKey);
  const delivery = createDelivery({ vapid: VAPID, subject: SUBJECT, hosts: [service.origin] });
  closers.push(delivery.close);
  await delivery.deliver({ ...message, ...subscription, text: '¡Hola!' });
  expect(service.faults).toEqual([]);
  expect(service.deliveries).toMatchObject([
    { text: '¡Hola!', topic: 'autumn', urgency: 'normal' },
  ]);
  expect(service.deliveries[0]?.ttl).toBeGreaterThan(3500);
  expect(service.deliveries[0]?.ttl).toBeLessThanOrEqual(3600);
});

test('R14 lets the event loop turn between two messages', async () => {
  const service = await listen((_req, res) => res.writeHead(201).end());
  const { deliver, close } = createDelivery({
    vapid: VAPID,
    subject: SUBJECT,
    hosts: [service.origin],
  });
  closers.push(close);
  let turn = 0;
  const encryptedIn: number[] = [];
  let isCounting = true;
  function count() {
    turn += 1;
    if (isCounting) setImmediate(count);
  }
  count();
  const results = Array.from({ length: 10 }, () =>
    deliver({
      ...message,
      endpoint: `${service.origin}/device`,
      get text() {
        encryptedIn.push(turn);
        return 'text';
      },
    }),
  );
  expect(await Promise.all(results)).toEqual(Array(10).fill({ kind: 'accepted' }));
  isCounting = false;
  expect(new Set(encryptedIn).size).toBe(10);
});
