import { expect, test } from 'vitest';
import { createIsKnownHost } from './known-hosts.ts';

const siteUrl = 'https://www.foyer.example';
const given = { host: '0.0.0.0', allowedHosts: [], framesOrigin: undefined };
const production = createIsKnownHost({ siteUrl }, { ...given, mode: 'production' });
const trial = createIsKnownHost({ siteUrl: undefined }, { ...given, mode: 'trial' });

test.each(['www.foyer.example', 'WWW.foyer.example', 'www.foyer.example:3000'])(
  'SEC production accepts the host %s',
  (host) => expect(production(host)).toBe(true),
);

test.each([
  'foyer.example',
  'evil.example',
  'www.foyer.example.evil.example',
  'localhost:3000',
  '127.0.0.1',
  '10.2.3.4:3000',
  '[::1]:3000',
  '',
  'www.foyer.example:port',
  'a b',
  'a/b@c',
])('SEC production refuses the host "%s"', (host) => expect(production(host)).toBe(false));

test('SEC accepts further hosts from ALLOWED_HOSTS and FRAMES_ORIGIN', () => {
  const isKnown = createIsKnownHost(
    { siteUrl },
    {
      ...given,
      mode: 'production',
      allowedHosts: ['Marquee', '10.2.3.4'],
      framesOrigin: 'https://frames.foyer.example',
    },
  );
  for (const host of ['marquee:3000', '10.2.3.4', 'frames.foyer.example', 'www.foyer.example'])
    expect([host, isKnown(host)]).toEqual([host, true]);
  expect(isKnown('10.2.3.5')).toBe(false);
});

test.each(['localhost:3000', '127.0.0.1:3000', '192.168.1.5:3000', '[::1]:3000', '0.0.0.0'])(
  'SEC a trial accepts %s, which DNS rebinding cannot use',
  (host) => expect(trial(host)).toBe(true),
);

test.each(['evil.example', 'localhost.evil.example', '[zz]'])(
  'SEC a trial refuses the host %s',
  (host) => expect(trial(host)).toBe(false),
);
