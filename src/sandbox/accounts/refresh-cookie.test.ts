import { expect, it } from 'vitest';
import { noRefreshCookie, refreshCookie, refreshTokenIn } from './refresh-cookie.ts';

const TOKEN = 'a'.repeat(43);
const WEBKIT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15';
const CHROMIUM =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const nameOf = (cookie: string) => cookie.split('=')[0];

it.each([
  ['www.foyer.example', WEBKIT],
  ['localhost.foyer.example', WEBKIT],
  ['localhost:3000', CHROMIUM],
  ['localhost:3000', FIREFOX],
  [undefined, undefined],
])('AUT-3 S7 is secure and host-only for %s in %s', (host, agent) => {
  const headers = { host, 'user-agent': agent, cookie: `__Host-rt=${TOKEN}` };
  expect(refreshCookie(headers, TOKEN, 60)).toBe(
    `__Host-rt=${TOKEN}; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=60`,
  );
  expect(refreshTokenIn(headers)).toBe(TOKEN);
  expect(refreshTokenIn({ ...headers, cookie: `rt=${TOKEN}` })).toBeUndefined();
});

it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])(
  'AUT-3 is kept by WebKit on http://%s, which drops Secure cookies there',
  (host) => {
    const headers = { host, 'user-agent': WEBKIT, cookie: `a=1; rt=${TOKEN}` };
    expect(refreshCookie(headers, TOKEN, 60)).toBe(
      `rt=${TOKEN}; Path=/; HttpOnly; SameSite=Strict; Max-Age=60`,
    );
    expect(refreshTokenIn(headers)).toBe(TOKEN);
    expect(nameOf(noRefreshCookie(headers))).toBe('rt');
  },
);

it('S7 ignores malformed tokens and other cookies', () => {
  const tokenIn = (cookie: string) => refreshTokenIn({ cookie });
  expect(tokenIn(`x__Host-rt=${TOKEN}`)).toBeUndefined();
  expect(tokenIn('__Host-rt=short')).toBeUndefined();
  expect(tokenIn(`__Host-rt=${TOKEN}<`)).toBeUndefined();
});
