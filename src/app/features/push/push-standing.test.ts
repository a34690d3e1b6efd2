import { expect, test } from 'vitest';
import { standingOf } from './push-standing.ts';
import { browserFamily, deviceLabel } from './user-agent.ts';

const facts = { canPush: true, permission: 'default', ios: false, standalone: false } as const;

test('PWA-5 reads the state from the browser before asking anything', () => {
  expect(standingOf(facts)).toBe('undecided');
  expect(standingOf({ ...facts, permission: 'granted' })).toBe('granted');
  expect(standingOf({ ...facts, permission: 'denied' })).toBe('denied');
  expect(standingOf({ ...facts, canPush: false })).toBe('unsupported');
  expect(standingOf({ ...facts, canPush: false, ios: true })).toBe('ios-not-installed');
  expect(standingOf({ ...facts, canPush: false, ios: true, standalone: true })).toBe('unsupported');
});

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const AGENTS = [
  [
    `${MOZILLA} (X11; Linux x86_64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
    'chromium',
    'Chrome · Linux',
  ],
  [
    `${MOZILLA} (Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'chromium',
    'Edge · Windows',
  ],
  [
    `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`,
    'android',
    'Chrome · Android',
  ],
  [
    `${MOZILLA} (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0`,
    'firefox',
    'Firefox · Android',
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.4 Safari/605.1`,
    'safari',
    'Safari · Mac',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_4) AppleWebKit/605.1 Version/18.4 Mobile Safari/604.1`,
    'ios',
    'Safari · iPhone',
  ],
  ['curl/8', 'other', 'Browser'],
] as const;

test.each(AGENTS)(
  'PWA-5 gives %s the help of its family and a name in the list',
  (agent, family, label) => {
    expect(browserFamily(agent)).toBe(family);
    expect(deviceLabel(agent)).toBe(label);
  },
);

test('PWA-5 detects an iPad that identifies as a Mac', () => {
  expect(browserFamily(AGENTS[4][0], 5)).toBe('ios');
});
