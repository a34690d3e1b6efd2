import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { MyBet } from '../../book/book-api.ts';
import { Refusal } from '../game-calls.ts';
import type { Book } from './book.ts';
import { BookContext } from './book-context.ts';
import { createBookState } from './book-state.ts';
import { MyBets } from './my-bets.tsx';
import { createWording } from './wording.ts';
import './app.css';

const leg = { event: 'Home – Away', market: 'Result', outcome: 'Home', odds: 2, status: 'open' };
const whole = {
  id: 'B1',
  status: 'open',
  stake: 1000,
  currency: 'EUR',
  legs: [leg],
  cashOut: 940,
} as unknown as MyBet;

test('SPT-1 leaves a cashed-out bet in its place with what it paid and when', async () => {
  const at = '2026-11-24T14:32:00.000Z';
  const player = { currency: 'EUR', balance: 1940 };
  const closed = { ...whole, status: 'cashed-out', payout: 940, cashOuts: [{ at, payout: 940 }] };
  const client = {
    get: async () => ({ bets: [{ ...whole, id: 'B2' }, closed], player }),
    post: async () => ({ bet: closed, player }),
  };
  const state = createBookState('/my-bets', false);
  Object.assign(state, { player, mark: 'm', bets: [{ ...whole, id: 'B2' }, whole] });
  const book = { state, client, wording: createWording('en'), site: undefined } as unknown as Book;
  const shown = () => (
    <BookContext value={book}>
      <MyBets />
    </BookContext>
  );
  const first = await render(shown());
  await screen.getByRole('button', { name: 'Cash out €9.40' }).last().click();
  const region = document.querySelector('section');
  const receipt = screen.getByText(/^€9\.40 paid to your balance · 24 Nov, \d\d:32$/);
  await expect.element(receipt).toBeVisible();
  expect(region?.contains(receipt.element())).toBe(true);
  expect(region?.textContent).toMatch(/^Open 1/);
  expect(state.news).toBe('Cashed out: €9.40');
  await first.unmount();
  await render(shown());
  await expect.element(screen.getByRole('heading', { name: 'Settled 1' })).toBeVisible();
  await expect.element(receipt).toBeVisible();
});

test.each([
  ['won', true],
  ['cashed-out', false],
] as const)(
  'SPT-1 names the part that was cashed out of a bet that is then %s: %s',
  async (status, names) => {
    const cashedOut = { stake: 250, payout: 235 };
    const bet = { ...whole, status, payout: 940, cashedOut } as MyBet;
    const state = createBookState('/my-bets', false);
    Object.assign(state, { player: { currency: 'EUR', balance: 1940 }, bets: [bet] });
    const book = { state, wording: createWording('en'), site: undefined } as unknown as Book;
    await render(
      <BookContext value={book}>
        <MyBets />
      </BookContext>,
    );
    await expect.element(screen.getByText('€9.40')).toBeVisible();
    const part = screen.getByText('€2.35 for €2.50 of the stake');
    expect(part.elements()).toHaveLength(names ? 1 : 0);
  },
);

test('SPT-1 cashes out one part per choice, and shows it at the bet', async () => {
  const asked: unknown[] = [];
  const player = { currency: 'EUR', balance: 1000 };
  const client = {
    async get() {
      throw new Refusal('network');
    },
    async post(_: string, request: { offer: number; stake: number }) {
      asked.push([request.offer, request.stake]);
      const { offer: payout, stake } = request;
      return { bet: { ...whole, cashOut: 470, cashedOut: { stake, payout } }, player };
    },
  };
  const state = createBookState('/my-bets', false);
  Object.assign(state, { player, mark: 'm', bets: [whole] });
  const book = { state, client, wording: createWording('en'), site: undefined } as unknown as Book;
  await render(
    <BookContext value={book}>
      <MyBets />
    </BookContext>,
  );
  const half = screen.getByRole('radio', { name: '50%' });
  await screen.getByText('50%').click();
  const button = screen.getByRole('button', { name: /cash out/i });
  await expect.element(button).toMatchTextContent('Cash out €4.70');
  await button.click();
  const done = screen.getByRole('listitem').filter({ hasText: '€4.70 for €5.00 of the stake' });
  await expect.element(done.first()).toBeVisible();
  await expect.element(half).not.toBeChecked();
  await expect.element(button).toMatchTextContent('Choose how much to cash out');
  (button.element() as HTMLElement).click();
  expect(asked).toEqual([[470, 500]]);
  await screen.getByText('50%').click();
  await expect.element(button).toMatchTextContent('Cash out €2.35');
});
