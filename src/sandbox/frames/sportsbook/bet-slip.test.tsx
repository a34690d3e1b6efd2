import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BetSlip } from './bet-slip.tsx';
import type { Book } from './book.ts';
import { BookContext } from './book-context.ts';
import { createBookState } from './book-state.ts';
import { createWording } from './wording.ts';

test('SPT-1 shows the current total odds on the slip’s handle, as in the form', () => {
  vi.stubGlobal('location', new URL('http://127.0.0.1/sportsbook?lang=en'));
  onTestFinished(() => void vi.unstubAllGlobals());
  const state = createBookState('/', false);
  for (const [event, now] of [
    ['a', 3],
    ['b', 2],
  ] as const) {
    const markets = [{ code: 'result', isOpen: true, selections: [{ code: '1', odds: now }] }];
    const names = { home: 'Home', away: 'Away' };
    Object.assign(state.events, { [event]: { id: event, path: '/', ...names, markets } });
    // The odds that the player saw.
    state.slip.legs.push({ event, market: 'result', selection: '1', odds: 2 });
  }
  const book = { state, wording: createWording('en'), site: undefined } as unknown as Book;
  const html = renderToStaticMarkup(
    <BookContext value={book}>
      <BetSlip />
    </BookContext>,
  );
  expect(html).toContain('<span class="slip-odds">6.00</span>');
  expect(html).toContain('<dt>Total odds</dt><dd>6.00</dd>');
});
