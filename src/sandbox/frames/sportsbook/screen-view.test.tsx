import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Book } from './book.ts';
import { BookContext } from './book-context.ts';
import { createBookState } from './book-state.ts';
import { ScreenView } from './screen-view.tsx';
import { createWording } from './wording.ts';

test('SPT-1 takes no press on the previous screen while the next one loads', () => {
  vi.stubGlobal('location', new URL('http://127.0.0.1/sportsbook?lang=en'));
  onTestFinished(() => void vi.unstubAllGlobals());
  const state = createBookState('/football', false);
  state.reading = 'done';
  const book = { state, wording: createWording('en'), site: undefined } as unknown as Book;
  const isInert = () =>
    renderToStaticMarkup(
      <BookContext value={book}>
        <ScreenView />
      </BookContext>,
    ).includes('<div class="screen" inert="">');
  expect(isInert()).toBe(false);
  state.path = '/tennis';
  expect(isInert()).toBe(true);
});
