import { expect, onTestFinished, test } from 'vitest';
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

test('SPT-1 explains on a phone why a choice is not on the slip, until the next choice', async () => {
  await resize(390);
  const book = await open();
  for (let event = 0; event <= MOST_LEGS; event++) tapChoice(book, choiceOf(`e${event}`));
  const notice = screen.getByText('A bet slip can have up to 8 selections.');
  await expect.element(notice).toBeVisible();
  tapChoice(book, choiceOf('e0'));
  await expect.element(notice).not.toBeInTheDocument();
});

test('SPT-1 keeps the focused field above the actions at twice the text size', async () => {
  await resize(390, 640);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  const book = await open();
  for (const event of ['e0', 'e1', 'e2']) tapChoice(book, choiceOf(event));
  book.state.isSlipOpen = true;
  const stake = screen.getByRole('textbox');
  await expect.element(stake).toBeInTheDocument();
  for (const field of [stake, screen.getByRole('combobox')]) {
    (field.element() as HTMLElement).focus();
    const actions = document.querySelector('.slip-actions')?.getBoundingClientRect();
    expect(field.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(actions?.top ?? 0);
  }
});

test('SPT-1 keeps focus in the slip when a remove button disappears with its leg', async () => {
  await resize(1440);
  const book = await open();
  for (const event of ['e0', 'e1', 'e2']) tapChoice(book, choiceOf(event));
  const title = screen.getByRole('region', { name: 'Bet slip' }).getByRole('heading').first();
  const press = async (button: ReturnType<typeof screen.getByRole>) => {
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };
  await press(screen.getByRole('button', { name: /^Remove/ }).first());
  await expect.element(title).toHaveFocus();
  await press(screen.getByRole('button', { name: 'Clear bet slip' }));
  await expect.element(title).toHaveFocus();
});

test('SPT-1 closes the slip with Escape on a phone and returns focus to its handle', async () => {
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

test('SPT-1 keeps the place-bet button visible below a long slip', async () => {
  await resize(390, 600);
  const book = await open();
  for (let event = 0; event < 6; event++) tapChoice(book, choiceOf(`e${event}`));
  await screen.getByRole('button', { name: /^Bet slip/ }).click();
  const place = screen.getByRole('button', { name: 'Log in to bet' });
  await expect.element(place).toBeInViewport({ ratio: 1 });
});

test('SPT-1 shows the totals and nothing else below a long slip in its column', async () => {
  await resize(1440, 600);
  const book = await open();
  for (const event of ['e0', 'e1', 'e2']) tapChoice(book, choiceOf(event));
  const place = screen.getByRole('button', { name: 'Log in to bet' });
  await expect.element(place).toBeVisible();
  const slip = screen.getByRole('region', { name: 'Bet slip' }).element();
  expect(slip.scrollHeight).toBeGreaterThan(slip.clientHeight);
  for (const name of ['Total odds', 'Potential returns']) {
    const total = screen.getByText(name).element();
    expect(total.checkVisibility()).toBe(true);
    const { left, top, height } = total.getBoundingClientRect();
    expect(document.elementFromPoint(left + 2, top + height / 2), name).toBe(total);
  }
  const below = slip.getBoundingClientRect();
  const actions = place.element().parentElement;
  expect(document.elementFromPoint(below.left + 40, below.bottom - 4)).toBe(actions);
});
