import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientOf, readProxies } from './proxies.ts';

const asked = (remoteAddress: string, headers: Record<string, string>) =>
  ({ headers: { host: 'inner:3000', ...headers }, socket: { remoteAddress } }) as unknown as Pick<
    IncomingMessage,
    'headers' | 'socket'
  >;
const forwarded = {
  'x-forwarded-for': '6.6.6.6, 203.0.113.9',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'www.foyer.example',
};

test('SEC B36 ignores forwarded headers without trusted proxies', () => {
  expect(clientOf(asked('10.0.0.1', forwarded), readProxies())).toEqual({
    address: '10.0.0.1',
    scheme: 'http',
    host: 'inner:3000',
  });
});

test('SEC ignores forwarded headers of an untrusted address', () => {
  const { address, scheme } = clientOf(asked('192.0.2.1', forwarded), readProxies('10.0.0.0/8'));
  expect([address, scheme]).toEqual(['192.0.2.1', 'http']);
});

test.each([
  ['10.0.0.1', '10.0.0.0/8'],
  ['::ffff:10.0.0.1', '10.0.0.0/8'],
  ['fd00::7', '10.0.0.0/8, fd00::/8'],
  ['10.0.0.1', '10.0.0.1'],
])('SEC trusts %s in %s for address, scheme and host', (peer, trusted) => {
  expect(clientOf(asked(peer, forwarded), readProxies(trusted))).toEqual({
    address: '203.0.113.9',
    scheme: 'https',
    host: 'www.foyer.example',
  });
});

test.each([
  ['1', '10.0.0.2, 10.0.0.3', '10.0.0.3'],
  ['2', '203.0.113.9, 10.0.0.3', '203.0.113.9'],
  ['3', '6.6.6.6, 203.0.113.9, 10.0.0.3', '203.0.113.9'],
  ['2', '10.6.6.6, 10.0.0.3', '10.6.6.6'],
  ['2', '10.6.6.6, 10.0.0.4, 10.0.0.3', '10.0.0.4'],
])('SEC with %s proxies, "%s" means %s', (hops, given, address) => {
  const proxies = readProxies('10.0.0.0/8', hops);
  expect(clientOf(asked('10.0.0.1', { 'x-forwarded-for': given }), proxies).address).toBe(address);
});

test.each([
  ['203.0.113.9:5123', '203.0.113.9'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', '10.0.0.1'],
  ["' or 1=1", '10.0.0.1'],
  ['', '10.0.0.1'],
])('SEC an entry "%s" means %s', (entry, address) => {
  const given = { 'x-forwarded-for': entry };
  expect(clientOf(asked('10.0.0.1', given), readProxies('10.0.0.1')).address).toBe(address);
});

test.each([
  ['10.0.0.1', 'pt', 'PT'],
  ['10.0.0.1', 'XX', undefined],
  ['10.0.0.1', 'T1', undefined],
  ['10.0.0.1', '', undefined],
  ['10.0.0.1', 'PT, US', undefined],
  ['192.0.2.1', 'PT', undefined],
])('PGS-1 CFG-5 from %s the country header "%s" means %s', (peer, given, country) => {
  const proxies = readProxies('10.0.0.0/8', '1', 'CF-IPCountry');
  expect(clientOf(asked(peer, { 'cf-ipcountry': given }), proxies).country).toBe(country);
  expect(clientOf(asked(peer, { 'x-country': 'PT' }), proxies).country).toBeUndefined();
});

test('CFG-1 COUNTRY_HEADER refuses an invalid header name', () => {
  expect(() => readProxies('', '1', 'CF IPCountry')).toThrow('COUNTRY_HEADER: found CF IPCountry');
});

test('SEC keeps the outer proxy’s scheme and host when a visitor prepends others', () => {
  const given = {
    'x-forwarded-for': '203.0.113.9, 10.0.0.3',
    'x-forwarded-proto': 'gopher, https, http',
    'x-forwarded-host': 'evil.example, www.foyer.example, inner',
  };
  const { scheme, host } = clientOf(asked('10.0.0.1', given), readProxies('10.0.0.0/8', '2'));
  expect([scheme, host]).toEqual(['https', 'www.foyer.example']);
});

test.each(['10.0.0.0/33', '0.0.0.0/0', '::/0', 'proxy', '10.0.0.1/', '10.0.0.0/8/8', '10.0.0'])(
  'CFG-1 TRUSTED_PROXIES refuses %s',
  (given) => {
    expect(() => readProxies(given)).toThrow(`TRUSTED_PROXIES: found ${given}; expected`);
  },
);

test.each(['0', '10', '-1', 'two'])('CFG-1 TRUSTED_HOPS refuses %s', (hops) => {
  expect(() => readProxies('', hops)).toThrow(`TRUSTED_HOPS: found ${hops}; expected 1 to 9`);
});

test.each([
  ['TRUSTED_HOPS', '2', undefined],
  ['COUNTRY_HEADER', '1', 'CF-IPCountry'],
])('CFG-1 refuses %s without proxies, where it would do nothing', (name, hops, country) => {
  expect(() => readProxies(' ', hops, country)).toThrow(`${name}: found without TRUSTED_PROXIES`);
});
