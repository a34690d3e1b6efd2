import { beforeEach, expect, test, vi } from 'vitest';
import type { Book } from './book.ts';
import { createBookState } from './book-state.ts';
import { keepSlip } from './kept-slip.ts';
import { askForDeposit, placeBet, tapChoice } from './slip-actions.ts';
import { createWording } from './wording.ts';

const CHOICE = { event: 'e', market: 'result', selection: '1', odds: 2 };

/** The page in a tab, new at each call. */
async function openPage(): Promise<Book> {
  const client = { get: async () => ({ step: 1, event: { id: 'e', markets: [] } }) };
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
  ['a deposit', askForDeposit],
  ['a log-in', placeBet],
])('SPT-1 the filled slip is open after %s, and stays as it was otherwise', async (_, leave) => {
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
