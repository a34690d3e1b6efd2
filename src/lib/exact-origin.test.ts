import { expect, test } from 'vitest';
import { readOrigin, readOrigins } from './exact-origin.ts';

const PUSH = 'https://push.example.com';
const read = (PUSH_HOSTS: string) => readOrigins({ PUSH_HOSTS }, 'PUSH_HOSTS', PUSH);

test('CFG-1 reads exact origins, and none without the variable', () => {
  expect(read(' http://127.0.0.1:4999, https://push.example ')).toEqual([
    'http://127.0.0.1:4999',
    'https://push.example',
  ]);
  expect(readOrigin({ FRAMES_ORIGIN: 'http://[::1]:3001' }, 'FRAMES_ORIGIN', PUSH)).toBe(
    'http://[::1]:3001',
  );
  expect(readOrigins({}, 'PUSH_HOSTS', PUSH)).toEqual([]);
  expect(readOrigin({}, 'FRAMES_ORIGIN', PUSH)).toBeUndefined();
});

test.each([
  ['https://PUSH.example/', '"https://push.example", as browsers write it'],
  ['http://push.example:80', '"http://push.example", as browsers write it'],
  ['https://push.münchen.example', '"https://push.xn--mnchen-3ya.example", as browsers write it'],
  ['https://push.example:99999', 'an address that exists: its port is at most 65535'],
  ['https://*.push.example', `an origin such as ${PUSH}`],
  ['push.example:443', `an origin such as ${PUSH}`],
  ['ftp://push.example', `an origin such as ${PUSH}`],
])('CFG-1 refuses the origin %s in a variable and says what to write', (given, expected) => {
  expect(() => read(`${PUSH} ${given}`)).toThrow(
    new Error(`PUSH_HOSTS: found ${given}; expected ${expected}`),
  );
});
