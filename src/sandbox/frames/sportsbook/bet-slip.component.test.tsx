import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resize } from '../../../../tests/component/resize.ts';
import { BetSlip } from './bet-slip.tsx';
import type { Book } from './book.ts';
import { BookContext } from './book-context.ts';
import { createBookState } from './book-state.ts';
import { MOST_LEGS } from './slip.ts';
import { tapChoice } from './slip-actions.ts';
import { createWording } from './wording.ts';
import './app.css';

const choiceOf = (event: string) => ({ event, market: 'result', selection: '1', odds: 2 });

async function open() {
  const state = createBookState('/', false);
  const markets = [{ code: 'result', isOpen: true, selections: [{ code: '1', odds: 2 }] }];
  for (let event = 0; event <= MOST_LEGS; event++)
    Object.assign(state.events, { [`e${event}`]: { id: `e${event}`, markets } });
  const book = { state, wording: createWording('en'), site: undefined } as unknown as Book;
  await render(
    <BookContext value={book}>
      <BetSlip />
    </BookContext>,
  );
  return book;
}

test('SPT-1 says on a phone why a choice is not on the slip, until another one is', async () => {
  await resize(390);
  const book = await open();
  for (let event = 0; event <= MOST_LEGS; event++) tapChoice(book, choiceOf(`e${event}`));
  const notice = screen.getByText('A bet slip can have up to 8 selections.');
  await expect.element(notice).toBeVisible();
  tapChoice(book, choiceOf('e0'));
  await expect.element(notice).not.toBeInTheDocument();
});

test('SPT-1 Escape closes the slip on a phone and returns the focus to its handle', async () => {
  await resize(390);
  const book = await open();
  tapChoice(book, choiceOf('e0'));
  const handle = screen.getByRole('button', { name: /^Bet slip/ });
  await handle.click();
  const inside = screen.getByRole('button', { name: 'Log in to bet' });
  await expect.element(inside).toBeVisible();
  (inside.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(handle).toHaveAttribute('aria-expanded', 'false');
  await expect.element(handle).toHaveFocus();
});
