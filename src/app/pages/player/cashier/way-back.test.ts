import { expect, test } from 'vitest';
import { depositPath, verificationPath } from '../../../features/deposit/deposit-paths.ts';
import { wayBack } from './way-back.ts';

const config = {
  routes: {
    playerArea: '/account',
    userDocumentation: '/account/documents',
    games: '/games',
    sportsBetting: '/sports',
    login: '/login',
  },
  languages: ['en', 'es'],
  defaultAppLanguage: 'en',
} as unknown as Parameters<typeof wayBack>[1];
const from = (back: string) => {
  const [, search = ''] = depositPath(config, back)?.split('?') ?? [];
  return wayBack(`?${search}`, config, 'en');
};

test('PGS-1 RTE-7 returns from a deposit to the game, bet slip or page it was started from', () => {
  expect(depositPath(config, '/games/neon-alley/play')).toBe(
    '/account/cashier?returnUrl=%2Fgames%2Fneon-alley%2Fplay',
  );
  expect(from('/games/neon-alley/play')).toEqual({ path: '/games/neon-alley/play', to: 'game' });
  expect(from('/sports/football')).toEqual({ path: '/sports/football', to: 'slip' });
  expect(from('/promotions/x?a=b')).toEqual({ path: '/promotions/x?a=b', to: 'page' });
});

test.each(['https://evil.example/', '//evil.example', '/\\\\evil.example', '/login', '/'])(
  'PGS-1 RTE-7 S22 does not return from a deposit to %s',
  (address) => {
    expect(from(address)).toBeUndefined();
  },
);

test('PGS-1 offers no way back for a deposit started in the cashier itself', () => {
  expect(wayBack('', config, 'en')).toBeUndefined();
  expect(depositPath({ routes: {} } as unknown as typeof config, '/x')).toBeUndefined();
});

test.each([
  ['/games/neon-alley/play', 'game'],
  ['/sports/football', 'slip'],
  ['/account/cashier?direction=withdrawal', 'cashier'],
  ['/promotions/sunday-slot-race', 'page'],
])('PGS-1 RTE-7 returns from a document requested at %s', (back, to) => {
  const path = verificationPath(config, back) ?? '';
  expect(path).toMatch(/^\/account\/documents\?kind=identification&returnUrl=/);
  expect(wayBack(path.slice(path.indexOf('?')), config, 'en')).toEqual({ path: back, to });
});
