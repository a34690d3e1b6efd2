import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '../game-calls.ts';
import type { Book } from './book.ts';
import { createBookState } from './book-state.ts';
import { keepSlip, restoreSlip } from './kept-slip.ts';
import { askSite, placeBet, tapChoice } from './slip-actions.ts';
import { createWording } from './wording.ts';

const CHOICE = { event: 'e', market: 'result', selection: '1', odds: 2 };

/** The page in a tab, new for each call. */
async function openPage(
  get = async (): Promise<object> => ({ step: 1, event: { id: 'e', markets: [] } }),
): Promise<Book> {
  const client = { get };
  const state = createBookState('/', false);
  const book = { state, client, wording: createWording('en'), site: undefined } as unknown as Book;
  await keepSlip(book);
  return book;
}
/** Changes are stored after the current task. */
const stored = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

test.each([
  ['a deposit', (book: Book) => askSite(book, 'deposit-needed')],
  ['a document', (book: Book) => askSite(book, 'documents-needed')],
  ['a log-in', placeBet],
])('SPT-1 opens the filled slip after %s, and otherwise keeps it as it was', async (_, leave) => {
  const left = await openPage();
  tapChoice(left, CHOICE);
  left.state.slip.stake = '20';
  await stored();
  expect((await openPage()).state.isSlipOpen).toBe(false);
  await leave(left);
  await stored();
  const { state } = await openPage();
  expect(state.slip).toMatchObject({ legs: [CHOICE], stake: '20' });
  expect(state.isSlipOpen).toBe(true);
  expect((await openPage()).state.isSlipOpen).toBe(false);
});

test('SPT-1 keeps the slip’s selections while matches cannot be read', async () => {
  const left = await openPage();
  tapChoice(left, CHOICE);
  await stored();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, vi.fn());
  const get = vi
    .fn(async (): Promise<object> => ({ step: 1, event: { id: 'e', markets: [] } }))
    .mockRejectedValueOnce(new Refusal('network'));
  const opening = openPage(get);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await opening).state.slip.legs).toEqual([CHOICE]);
  expect(get).toHaveBeenCalledTimes(2);
});

test('SPT-1 the site keeps a slip that the browser does not let the frame keep', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const left = await openPage();
  const send = vi.fn();
  Object.assign(left, { site: { send, listen: () => () => {} } });
  tapChoice(left, CHOICE);
  left.state.slip.stake = '20';
  await stored();
  const [message] = send.mock.lastCall ?? [];
  expect(message).toMatchObject({ type: 'keep', name: 'slip' });
  const page = await openPage();
  await restoreSlip(page, '{"legs":[1]}');
  expect(page.state.slip.legs).toEqual([]);
  await restoreSlip(page, message.text);
  expect(page.state.slip).toMatchObject({ legs: [CHOICE], stake: '20' });
});

test('SPT-1 a slip stays stored while its matches are read', async () => {
  const later = { ...CHOICE, event: 'f' };
  const left = await openPage();
  tapChoice(left, CHOICE);
  left.state.slip.stake = '20';
  await stored();
  const text = sessionStorage.getItem('slip');
  const read = Promise.withResolvers<object>();
  const page = await openPage();
  page.state.slip.legs = [];
  await stored();
  Object.assign(page.client, { get: () => read.promise });
  const restoring = restoreSlip(page, text);
  tapChoice(page, later);
  await stored();
  expect(JSON.parse(sessionStorage.getItem('slip') ?? '')).toMatchObject({
    legs: [CHOICE, later],
    stake: '20',
  });
  read.resolve({ step: 1, event: { id: 'e', markets: [] } });
  await restoring;
  expect(page.state.slip).toMatchObject({ legs: [CHOICE, later], stake: '20' });
});
