import { expect, onTestFinished, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resize } from '../../../../tests/component/resize.ts';
import type { TreeAnswer } from '../../book/book-api.ts';
import type { Book } from './book.ts';
import { BookContext } from './book-context.ts';
import { createBookState } from './book-state.ts';
import { TopBar } from './top-bar.tsx';
import { createWording } from './wording.ts';
import './app.css';

test.each(['en', 'es', 'ar'])(
  'SPT-1 shows the mark of the results on a phone of 320 px that opens there, in %s',
  async (lang) => {
    await resize(320);
    const wording = createWording(lang);
    document.documentElement.dir = wording.direction;
    onTestFinished(() => {
      document.documentElement.dir = '';
    });
    const state = createBookState('/results', false);
    const book = { state, wording } as unknown as Book;
    await render(
      <BookContext value={book}>
        <TopBar />
      </BookContext>,
    );
    state.tree = { sports: [{ code: 'football', live: 17, competitions: [] }] } as TreeAnswer;
    await expect.element(screen.getByText('17')).toBeInTheDocument();
    const row = screen.getByRole('navigation').element().getBoundingClientRect();
    const mark = () => document.querySelector('[aria-current]')?.getBoundingClientRect();
    await expect.poll(() => mark()?.left).toBeGreaterThanOrEqual(row.left - 1);
    await expect.poll(() => mark()?.right).toBeLessThanOrEqual(row.right + 1);
  },
);
