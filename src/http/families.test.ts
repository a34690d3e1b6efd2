import { expect, test } from 'vitest';
import { familyOf } from './families.ts';

const bases = {
  content: 'https://cms.example.com',
  operator: '/operator',
  casinoGateway: '/operator/casino',
  slotsSession: '/slots-session',
  paymentProxy: '/payment-proxy',
  terminal: '/terminal',
  nyx: 'https://nyx.example.com/launch',
  fraudProxy: '/fraud-proxy',
  sportsbook: 'https://bets.example.com',
};
const of = (url: string) => familyOf(url, bases, 'https://site.example');

test('REQ-1 finds a family by origin and path prefix, longest first', () => {
  expect(of('/operator/games?limit=3')).toBe('operator');
  expect(of('https://site.example/operator')).toBe('operator');
  expect(of('/operator/casino/launch')).toBe('casinoGateway');
  expect(of('https://cms.example.com/api/homes')).toBe('content');
  expect(of('https://nyx.example.com/launch/x')).toBe('nyx');
});

test.each([
  'https://evil.test/operator/games',
  'https://site.example.evil.test/operator',
  'https://evil.test/?https://site.example/operator',
  '/operators/games',
  '/operator-evil',
  '/x/operator/games',
  '/operator/../games',
  'https://cms.example.com@evil.test/api',
  'https://user@site.example/operator/games',
  'http://site.example/operator/games',
  'https://nyx.example.com/launcher',
])('REQ-1 finds no family for the look-alike %s', (url) => {
  expect(of(url)).toBeUndefined();
});

test('REQ-1 picks the family that the caller names among several at one base', () => {
  const api = 'https://api.example.com';
  const shared = { ...bases, operator: api, paymentProxy: api, nyx: api };
  const meant = (url: string, asked: 'operator' | 'paymentProxy' | 'slotsSession') =>
    familyOf(url, shared, 'https://site.example', asked);
  expect(meant(`${api}/accounts`, 'operator')).toBe('operator');
  expect(meant(`${api}/deposits`, 'paymentProxy')).toBe('paymentProxy');
  expect(meant('/slots-session/x', 'operator')).toBe('slotsSession');
  expect(meant('https://evil.test/accounts', 'operator')).toBeUndefined();
});
