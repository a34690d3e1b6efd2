import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arePushKeys, safePushEndpoint } from './push-endpoint.ts';

const REAL = [
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc%3d',
];
const LOOPBACK = 'http://127.0.0.1:4999';

/** Other schemes, ports, hosts and spellings of private addresses (B51). */
const REFUSED = [
  'http://fcm.googleapis.com/x',
  'ftp://fcm.googleapis.com/x',
  'javascript:alert(1)',
  'data:,x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com:pw@10.0.0.1/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com:80/x',
  'https://fcm.googleapis.com/x#y',
  'https://fcm.googleapis.com/x y',
  ' https://fcm.googleapis.com/x',
  'https://fcm.googleapis.com\\@evil.test/x',
  'https://fcm.googleapis.com/\u0000',
  'https://fcm.google\tapis.com/x',
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0x7f000001/x',
  'https://0177.0.0.1/x',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[fe80::1]/x',
  'https://169.254.169.254/latest',
  'https://10.0.0.1/x',
  'https://192.168.1.1/x',
  'https://0.0.0.0/x',
  'https://localhost/x',
  'https://intranet/x',
  'https://metadata.google.internal/x',
  'https://fcm.googleapis.com.evil.test/x',
  'https://evilfcm.googleapis.com/x',
  'https://googleapis.com/x',
  'https://a.b.push.apple.com/x',
  'https://push.apple.com/x',
  'https://evilpush.apple.com/x',
  'https://fcm.googleapis.com./x',
  'https://notify.windows.com/x',
  '//fcm.googleapis.com/x',
  'http://127.0.0.1:4998/x',
  'http://127.0.0.1.evil.test:4999/x',
  'http://u@127.0.0.1:4999/x',
  '',
  'fcm.googleapis.com',
  `https://fcm.googleapis.com/${'x'.repeat(2048)}`,
];

test('S12 B51 accepts push services and refuses all other URLs', () => {
  expect(REAL.map((text) => safePushEndpoint(text, [LOOPBACK]))).toEqual(REAL);
  expect(REFUSED.filter((text) => safePushEndpoint(text, [LOOPBACK]) !== undefined)).toEqual([]);
  expect(REFUSED.length).toBeGreaterThanOrEqual(34);
  expect(safePushEndpoint(`${LOOPBACK}/x`, [LOOPBACK])).toBe(`${LOOPBACK}/x`);
  expect(safePushEndpoint(`${LOOPBACK}/x`)).toBeUndefined();
});

test('S12 normalises accepted endpoints to the URL of the connection', () => {
  for (const text of ['https://FCM.googleapis.com:443/x', 'https:fcm.googleapis.com/x'])
    expect(safePushEndpoint(text)).toBe('https://fcm.googleapis.com/x');
});

test('S12 never leads to a host that is not allowed', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '.',
      '#',
      '?',
      '%2e',
      '。',
      '[',
      ']',
      '\t',
      'fcm.googleapis.com',
      'push.apple.com',
      'notify.windows.com',
      'evil.test',
      '127.0.0.1',
    ),
    fc.string({ maxLength: 4 }),
  );
  const text = fc
    .tuple(fc.constantFrom('https://', 'https:', ''), fc.array(piece, { maxLength: 8 }))
    .map(([scheme, pieces]) => scheme + pieces.join(''));
  fc.assert(
    fc.property(text, (candidate) => {
      const endpoint = safePushEndpoint(candidate);
      if (endpoint === undefined) return;
      const { origin, username, hash } = new URL(endpoint);
      expect(origin).toMatch(
        /^https:\/\/(fcm\.googleapis\.com|([a-z0-9-]+\.)(push\.apple|notify\.windows)\.com)$/,
      );
      expect([username, hash, safePushEndpoint(endpoint)]).toEqual(['', '', endpoint]);
    }),
    { numRuns: 20_000 },
  );
});

test('B52 requires a point of the curve and 16 bytes as keys', () => {
  const p256dh =
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  const auth = 'BTBZMqHH6r4Tts7J_aSIgg';
  expect(arePushKeys({ p256dh, auth })).toBe(true);
  const offCurve = Buffer.from(p256dh, 'base64url');
  offCurve.writeUInt8(offCurve.readUInt8(64) ^ 1, 64);
  for (const wrong of [
    { p256dh: offCurve.toString('base64url'), auth },
    { p256dh: p256dh.slice(0, -2), auth },
    { p256dh: `${p256dh}=`, auth },
    { p256dh, auth: auth.slice(2) },
    { p256dh, auth: '' },
  ])
    expect(arePushKeys(wrong)).toBe(false);
});
