import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyStorage } from '../../../../tests/sandbox/book/page-that-loses.ts';
import { sportsbookMessageSchema } from '../../../operator/frame-messages.ts';
import type { Book } from './book.ts';
import { createBookState } from './book-state.ts';
import { keepPreferences, takeBackPreferences } from './kept-preferences.ts';

const CHOSEN = { odds: 'fractional', accept: 'any' } as const;

/** The page as a frame of a site, new for each call. */
function openPage() {
  const send = vi.fn();
  const site = { send, listen: () => () => {} };
  const book = { state: createBookState('/', false), site } as unknown as Book;
  keepPreferences(book);
  return { book, send };
}

async function choose({ state }: Book): Promise<void> {
  Object.assign(state.preferences, CHOSEN);
  // Changes are stored after the current task.
  await new Promise((resolve) => setTimeout(resolve));
}

let kept: Map<string, string>;
beforeEach(() => {
  kept = emptyStorage();
  return () => vi.unstubAllGlobals();
});

test('SPT-1 stores the odds format and the accepted odds changes on the device', async () => {
  const { book, send } = openPage();
  await choose(book);
  expect(openPage().book.state.preferences).toEqual(CHOSEN);
  expect(send).not.toHaveBeenCalled();
});

test.each(['[', '{"odds":"roman","accept":1}'])('SPT-1 ignores preferences %s', (text) => {
  kept.set('preferences', text);
  const { book } = openPage();
  takeBackPreferences(book, text);
  expect(book.state.preferences).toEqual({ odds: 'decimal', accept: 'better' });
});

test('SPT-1 the site keeps preferences that the browser does not let the frame keep', async () => {
  vi.stubGlobal('localStorage', undefined);
  const left = openPage();
  await choose(left.book);
  expect(left.send).toHaveBeenCalledOnce();
  const [message] = left.send.mock.lastCall ?? [];
  expect(message).toMatchObject({ type: 'keep', name: 'preferences' });
  expect(v.is(sportsbookMessageSchema, message)).toBe(true);
  const { book } = openPage();
  takeBackPreferences(book, message.text);
  expect(book.state.preferences).toEqual(CHOSEN);
});

test('SPT-1 preferences that the frame stores outlast older ones of the site', async () => {
  await choose(openPage().book);
  const { book } = openPage();
  takeBackPreferences(book, '{"odds":"decimal","accept":"none"}');
  expect(book.state.preferences).toEqual(CHOSEN);
});
