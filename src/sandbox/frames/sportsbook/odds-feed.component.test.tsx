import { expect, test } from 'vitest';
import type { Book } from './book.ts';
import { createBookState } from './book-state.ts';
import { followOdds } from './odds-feed.ts';

test('SPT-1 says that there is no connection until it is back, also on a screen without events', () => {
  const state = createBookState('/my-bets', false);
  followOdds({ state } as unknown as Book);
  dispatchEvent(new Event('offline'));
  expect(state.stream).toBe('lost');
  dispatchEvent(new Event('online'));
  expect(state.stream).toBe('none');
});
