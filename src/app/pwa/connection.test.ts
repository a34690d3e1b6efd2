import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ConnectionEvent, LONGEST_PAUSE_MS, watchConnection } from './connection.ts';

let isThere: boolean;
/** Times of the reachability checks, in ms since the start. */
let looks: number[];
let changes: boolean[];
let page: EventTarget & { hidden: boolean };
const started = 1_800_000_000_000;

function open(online: boolean) {
  return watchConnection({
    online,
    onChange: (now) => changes.push(now),
    look: async () => {
      looks.push(Date.now() - started);
      return isThere;
    },
  });
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: started });
  [isThere, looks, changes] = [true, [], []];
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each<[string, boolean, ConnectionEvent, boolean, boolean]>([
  ['silence of a site that is there', true, 'unanswered', true, true],
  ['silence of a site that is away', true, 'unanswered', false, false],
  ['an answer of a site that is there', false, 'answered', true, true],
  ['an answer that a cache gave', false, 'answered', false, false],
  ['a network without the site', false, 'went-online', false, false],
])('PWA-3 %s', async (_, online, event, there, after) => {
  isThere = there;
  open(online).hear(event);
  await pass(0);
  expect(looks).toHaveLength(1);
  expect(changes).toEqual(after === online ? [] : [after]);
});

it('PWA-3 trusts the browser when it is offline, without a request', async () => {
  const { hear } = open(true);
  hear('answered');
  await pass(0);
  expect(looks).toEqual([]);
  page.dispatchEvent(new Event('offline'));
  expect(changes).toEqual([false]);
});

it('PWA-3 checks an unreachable site at growing intervals', async () => {
  isThere = false;
  open(true).hear('unanswered');
  await pass(100_000);
  expect(looks).toEqual([0, 2000, 6000, 14_000, 30_000, 60_000, 90_000]);
  isThere = true;
  await pass(LONGEST_PAUSE_MS);
  expect(changes).toEqual([false, true]);
  await pass(300_000);
  expect(looks).toHaveLength(8);
});

it('PWA-3 R5 checks at most once a second, however many hints it gets', async () => {
  isThere = false;
  const { hear } = open(false);
  for (let i = 0; i < 100; i++) {
    hear('answered');
    await pass(100);
  }
  expect(looks.length).toBeGreaterThan(5);
  expect(looks.every((at, i) => i === 0 || at - (looks[i - 1] ?? 0) >= 1000)).toBe(true);
});

it('PWA-3 does not check in a hidden tab, and checks when it becomes visible', async () => {
  isThere = false;
  open(false);
  page.hidden = true;
  await pass(100_000);
  expect(looks).toEqual([]);
  [isThere, page.hidden] = [true, false];
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(changes).toEqual([true]);
});
