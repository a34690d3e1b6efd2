import { expect, onTestFinished, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forceColours, framed, shapeless } from '../../../../tests/component/forced-colours.ts';
import type { Book } from './book.ts';
import { BookContext } from './book-context.ts';
import { createBookState } from './book-state.ts';
import { SlipForm } from './slip-form.tsx';
import { createWording } from './wording.ts';
import './app.css';
import './bet-slip.css';

/** Renders the form of a slip with three selections in the width of the column. @param told gets its messages */
async function open(told: unknown[] = [], { lang = 'en', events = ['a', 'b', 'c'] } = {}) {
  const state = createBookState('/', false);
  for (const event of events) {
    const markets = [{ code: 'result', isOpen: true, selections: [{ code: '1', odds: 2 }] }];
    Object.assign(state.events, { [event]: { id: event, markets } });
    state.slip.legs.push({ event, market: 'result', selection: '1', odds: 2 });
  }
  const site = { send: (message: unknown) => told.push(message) };
  const book = { state, wording: createWording(lang), site } as unknown as Book;
  await render(
    <BookContext value={book}>
      <section className="slip" style={{ width: 282 }}>
        <SlipForm />
      </section>
    </BookContext>,
  );
  await expect
    .element(screen.getByRole('button', { name: book.wording.words.logIn }))
    .toBeVisible();
  return state;
}

test('SPT-1 shows no error to a visitor who logs in before entering a stake', async () => {
  const state = await open();
  await screen.getByRole('button', { name: 'Log in to bet' }).click();
  state.player = { currency: 'EUR', balance: 1000 };
  const place = screen.getByRole('button', { name: 'Place bet' });
  await expect.element(place).toBeVisible();
  expect(document.querySelector('#stake-wrong')).toBeNull();
  await place.click();
  await expect.element(screen.getByText(/^Enter an amount from/)).toBeVisible();
});

/** Of the arrow of a list, in CSS px. */
const ARROW = 20;

for (const lang of ['en', 'es', 'ar'])
  test(`SPT-1 cuts off no choice of a system or of changed odds in ${lang}`, async () => {
    const state = await open([], { lang, events: [...'abcdefgh'] });
    const lists = () => document.querySelectorAll('select');
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    for (const count of [8, 7, 6, 5, 4, 3]) {
      state.slip.legs = state.slip.legs.slice(0, count);
      state.slip.kind = 'system';
      await expect.poll(() => lists()[0]?.options).toHaveLength(count - 1);
      for (const list of lists()) {
        const { fontSize, fontFamily, paddingInline } = getComputedStyle(list);
        const room = list.clientWidth - 2 * Number.parseFloat(paddingInline) - ARROW;
        pen.font = `${fontSize} ${fontFamily}`;
        for (const { text } of list.options)
          expect(pen.measureText(text).width, text).toBeLessThanOrEqual(room);
      }
      // Of the column's 282 px the labels keep a third; a field of its own width would take more.
      expect(document.querySelector('#stake')?.clientWidth).toBeLessThan(188);
    }
  });

test('SPT-1 FRM-1 outlines the chosen type of bet and the buttons in forced colours', async () => {
  await open();
  const kinds = () => [...document.querySelectorAll('.slip-kinds label')].map(framed);
  expect(kinds()).toEqual([false, false, false]);
  await forceColours();
  expect(kinds()).toEqual([false, true, false]);
  await screen.getByText('System', { exact: true }).click();
  await expect.poll(kinds).toEqual([false, false, true]);
  expect(shapeless()).toEqual([]);
});

test('SPT-1 marks and focuses only the single whose stake is wrong', async () => {
  const state = await open();
  state.player = { currency: 'EUR', balance: 10_000 };
  await screen.getByText('Singles', { exact: true }).click();
  const stakes = screen.getByRole('textbox');
  await stakes.nth(0).fill('5');
  await stakes.nth(1).fill('0.01');
  await screen.getByRole('button', { name: 'Place bet' }).click();
  await expect.element(stakes.nth(1)).toHaveFocus();
  await expect.element(stakes.nth(1)).toHaveAccessibleDescription(/^Enter an amount from/);
  expect(stakes.elements().map((stake) => stake.getAttribute('aria-invalid'))).toEqual([
    null,
    'true',
    null,
  ]);
});

test('SPT-1 places singles beside a suspended and a changed one without a stake', async () => {
  const state = await open();
  state.player = { currency: 'EUR', balance: 10_000 };
  await screen.getByText('Singles', { exact: true }).click();
  const [a, b, c] = ['a', 'b', 'c'].map((event) => state.events[event]?.markets[0]);
  if (!a || !b || !c) throw new Error('the matches have no markets');
  b.isOpen = false;
  c.selections = [{ code: '1', odds: 1.5 }];
  const place = screen.getByRole('button', { name: /place bet/i });
  const stakes = screen.getByRole('textbox');
  await stakes.nth(0).fill('5');
  await expect.element(place).toHaveTextContent('Place bet: €5.00');
  await expect.element(place).toHaveAttribute('aria-disabled', 'false');
  await expect.element(screen.getByText('€10.00')).toBeVisible();
  await stakes.nth(2).fill('5');
  await expect.element(place).toHaveTextContent('Accept odds and place bet');
  await expect.element(place).toHaveAttribute('aria-disabled', 'false');
  await expect.element(screen.getByText('€17.50')).toBeVisible();
  await stakes.nth(1).fill('5');
  await expect.element(place).toHaveAttribute('aria-disabled', 'true');
});

test('SPT-1 says why a suspended selection takes no bet, until it is open again', async () => {
  const state = await open();
  state.player = { currency: 'EUR', balance: 10_000 };
  const market = state.events['b']?.markets[0];
  if (!market) throw new Error('the match has no market');
  market.isOpen = false;
  const place = screen.getByRole('button', { name: /^Place bet/ });
  await screen.getByRole('textbox').first().fill('5');
  await expect.element(place).toHaveAttribute('aria-disabled', 'true');
  (place.element() as HTMLElement).click();
  const reason = screen.getByText('Betting is suspended on one of your selections.', {
    exact: false,
  });
  await expect.element(reason).toBeVisible();
  market.isOpen = true;
  await expect.element(reason).not.toBeInTheDocument();
  await expect.element(place).toHaveAttribute('aria-disabled', 'false');
});

test('SPT-1 says that a match has ended until nothing is staked on it', async () => {
  const state = await open();
  state.player = { currency: 'EUR', balance: 10_000 };
  await screen.getByText('Singles', { exact: true }).click();
  const { b } = state.events;
  if (!b?.markets[0]) throw new Error('the match has no market');
  b.phase = 'ended';
  b.markets[0].isOpen = false;
  const stakes = screen.getByRole('textbox');
  await stakes.nth(0).fill('5');
  await stakes.nth(1).fill('5');
  const place = screen.getByRole('button', { name: /^Place bet/ });
  await expect.element(place).toHaveAttribute('aria-disabled', 'true');
  (place.element() as HTMLElement).click();
  const reason = screen.getByText('One of these matches has ended.', { exact: false });
  await expect.element(reason).toBeVisible();
  await stakes.nth(1).fill('');
  await expect.element(reason).not.toBeInTheDocument();
  await expect.element(place).toHaveAttribute('aria-disabled', 'false');
});

test.each(['100%', '200%'])(
  'SPT-1 keeps bet types and chips inside the slip at %s text size',
  async (size) => {
    await open();
    document.documentElement.style.fontSize = size;
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    const choices = document.querySelectorAll('.slip-kinds label, .chips button');
    expect(choices).toHaveLength(7);
    const edge = document.querySelector('.slip-form')?.getBoundingClientRect().right;
    for (const choice of choices) {
      const text = document.createRange();
      text.selectNodeContents(choice);
      const box = choice.getBoundingClientRect();
      const room = box.width - text.getBoundingClientRect().width;
      expect(room, String(choice.textContent)).toBeGreaterThanOrEqual(8);
      expect(box.right, String(choice.textContent)).toBeLessThanOrEqual(edge ?? 0);
    }
  },
);

test('SPT-1 offers a deposit for an insufficient balance, but not for a limit', async () => {
  const state = await open();
  state.player = { currency: 'EUR', balance: 1000 };
  await screen.getByRole('textbox').first().fill('50');
  const deposit = screen.getByRole('button', { name: 'Deposit' });
  await expect.element(deposit).toBeVisible();
  state.slip.refusal = 'limit_exceeded';
  state.slip.limit = { limit: 'stake', period: 'day', left: 1250 };
  await expect
    .element(screen.getByText(/exceed your daily stake limit.*€12\.50 left/))
    .toBeVisible();
  expect(deposit.elements()).toEqual([]);
  state.slip.refusal = 'insufficient_funds';
  await expect.element(deposit).toBeVisible();
});

test('SPT-1 drops the refusal of a stake once another is entered, but no other refusal', async () => {
  const state = await open();
  state.player = { currency: 'EUR', balance: 1000 };
  const stake = screen.getByRole('textbox');
  const refused = screen.getByText(/No bet was placed\./);
  await stake.fill('50');
  state.slip.refusal = 'insufficient_funds';
  await expect.element(refused).toBeVisible();
  await stake.fill('5');
  await expect.element(refused).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Deposit' })).not.toBeInTheDocument();
  state.slip.refusal = 'payout_too_high';
  state.slip.mostReturns = 25_000_000;
  await expect.element(screen.getByText(/^A bet can return €250,000\.00 at most\./)).toBeVisible();
  await expect.element(refused).toBeVisible();
  await screen.getByRole('button', { name: '+€1', exact: true }).click();
  await expect.element(refused).not.toBeInTheDocument();
  state.slip.refusal = 'documents_needed';
  await stake.fill('6');
  await expect.element(screen.getByText(/Your identity document has expired/)).toBeVisible();
});

test('SPT-1 offers the upload of documents when a bet needs one, and waits for the return', async () => {
  const told: unknown[] = [];
  const state = await open(told);
  state.player = { currency: 'EUR', balance: 10_000 };
  const upload = screen.getByRole('button', { name: 'Upload documents' });
  await expect.element(screen.getByRole('button', { name: 'Place bet' })).toBeVisible();
  expect(upload.elements()).toEqual([]);
  state.slip.refusal = 'documents_needed';
  await expect.element(screen.getByText(/Your identity document has expired/)).toBeVisible();
  await upload.click();
  expect(told).toEqual([{ channel: 'marquee-sportsbook', type: 'documents-needed' }]);
  expect(state.slip.waits).toBe(true);
});

test('SPT-1 R2 takes no bet while the outcome of an earlier one is being asked for', async () => {
  const state = await open();
  state.player = { currency: 'EUR', balance: 1000 };
  const place = screen.getByRole('button', { name: 'Place bet' });
  await expect.element(place).toHaveAttribute('aria-disabled', 'false');
  state.checking++;
  await expect.element(place).toHaveAttribute('aria-disabled', 'true');
  state.slip.legs[0] = { event: 'a', market: 'result', selection: '1', odds: 3 };
  const { legs } = state.slip;
  const accept = screen.getByRole('button', { name: 'Accept odds and place bet' });
  await accept.click({ force: true });
  expect(state.slip.legs, 'the slip stays as it was sent').toBe(legs);
});
