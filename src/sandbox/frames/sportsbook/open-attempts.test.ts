import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  bet,
  emptyStorage,
  NOON,
  type OpenPage,
  pagesOf,
} from '../../../../tests/sandbox/book/page-that-loses.ts';
import {
  type BookPlayer,
  type RunningBook,
  startBook,
} from '../../../../tests/sandbox/book/running-book.ts';
import { sportsbookMessageSchema } from '../../../operator/frame-messages.ts';
import { closeAttempt, openAttemptsOf, takeBackAttempt } from './open-attempts.ts';

let book: RunningBook;
let vera: BookPlayer;
let openPage: OpenPage;
beforeAll(async () => {
  book = await startBook({ at: NOON });
  vera = await book.as('vera');
  openPage = pagesOf(book);
});
afterAll(() => book.stop());

let kept: Map<string, string>;
beforeEach(() => {
  kept = emptyStorage();
  return () => vi.unstubAllGlobals();
});

test.each(['[', '{"key":1}'])('SPT-1 R2 ignores %s in storage', async (text) => {
  localStorage.setItem('attempt:1', text);
  expect((await openPage(vera)).state).toMatchObject({ checking: 0, slip: { placed: undefined } });
});

test('SPT-1 R2 forgets an attempt when the sportsbook may have forgotten its key', async () => {
  await bet(await openPage(vera, ['loses the answer', 'ends the session']));
  const [[name, text = ''] = []] = [...kept];
  localStorage.setItem(
    name ?? '',
    JSON.stringify({ ...JSON.parse(text), at: Date.now() - 24 * 3_600_000 }),
  );
  expect((await openPage(vera)).state.slip.placed).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('SPT-1 R2 lets the site keep attempts when the browser blocks the frame’s storage', async () => {
  vi.stubGlobal('localStorage', undefined);
  const left = await openPage(vera, ['loses the answer', 'ends the session']);
  const send = vi.fn();
  Object.assign(left, { site: { send, listen: () => () => {} } });
  const { mark } = left.state;
  await bet(left);
  const [open] = openAttemptsOf(mark);
  const name = `attempt:${open?.key}`;
  const message = { channel: 'marquee-sportsbook', type: 'keep', name, text: JSON.stringify(open) };
  expect(send).toHaveBeenCalledWith(message);
  expect(v.is(sportsbookMessageSchema, message)).toBe(true);
  closeAttempt(left, open?.key ?? '');
  expect(send).toHaveBeenLastCalledWith({ ...message, text: '' });
  vi.stubGlobal('localStorage', { removeItem: () => {}, length: 0 });
  closeAttempt(left, open?.key ?? '');
  expect(send, 'also when storage is back').toHaveBeenCalledTimes(3);
  takeBackAttempt(name, message.text);
  expect(openAttemptsOf(mark)).toEqual([open]);
  const { state } = await openPage(vera);
  expect(state.slip.placed).toMatchObject([{ stake: 500 }]);
  expect(openAttemptsOf(mark)).toEqual([]);
});

test('SPT-1 R2 forgets another tab’s attempt when the site reports it closed', () => {
  const open = { key: randomUUID(), of: 'vera', kind: 'bet', at: Date.now() };
  const name = `attempt:${open.key}`;
  takeBackAttempt(name, JSON.stringify(open));
  expect(openAttemptsOf('vera')).toEqual([open]);
  takeBackAttempt(name, '');
  expect(openAttemptsOf('vera')).toEqual([]);
});
