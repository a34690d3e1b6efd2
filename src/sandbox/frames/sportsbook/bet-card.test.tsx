import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { MyBet } from '../../book/book-api.ts';
import { BetCard } from './bet-card.tsx';
import type { Book } from './book.ts';
import { BookContext } from './book-context.ts';
import { createBookState } from './book-state.ts';
import { createWording } from './wording.ts';

test('SPT-1 shows the reference of a bet that its receipt names', () => {
  vi.stubGlobal('location', new URL('http://127.0.0.1/sportsbook?lang=en'));
  onTestFinished(() => void vi.unstubAllGlobals());
  const state = createBookState('/my-bets', false);
  const book = { state, wording: createWording('en'), site: undefined } as unknown as Book;
  const leg = { event: 'Home – Away', market: 'Result', outcome: 'Home', odds: 2, status: 'open' };
  const bet = { id: 'B7', status: 'open', stake: 1000, currency: 'EUR', legs: [leg] };
  const html = renderToStaticMarkup(
    <BookContext value={book}>
      <BetCard bet={bet as unknown as MyBet} />
    </BookContext>,
  );
  expect(html).toContain('<dt>Reference</dt><dd>B7</dd>');
});
