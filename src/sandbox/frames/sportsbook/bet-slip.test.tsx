import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BetSlip } from './bet-slip.tsx';
import type { Book } from './book.ts';
import { BookContext } from './book-context.ts';
import { createBookState } from './book-state.ts';
import type { SlipKind } from './slip.ts';
import { createWording } from './wording.ts';

/** Markup of a slip with the draws of two matches. */
function slipOf(kind: SlipKind): string {
  vi.stubGlobal('location', new URL('http://127.0.0.1/sportsbook?lang=en'));
  onTestFinished(() => void vi.unstubAllGlobals());
  const state = createBookState('/', false);
  state.slip.kind = kind;
  for (const [event, now] of [
    ['a', 3],
    ['b', 2],
  ] as const) {
    const markets = [{ code: 'result', isOpen: true, selections: [{ code: 'X', odds: now }] }];
    const names = { home: `Home ${event}`, away: 'Away' };
    Object.assign(state.events, { [event]: { id: event, path: '/', ...names, markets } });
    // The odds that the player saw.
    state.slip.legs.push({ event, market: 'result', selection: 'X', odds: 2 });
  }
  const book = { state, wording: createWording('en'), site: undefined } as unknown as Book;
  return renderToStaticMarkup(
    <BookContext value={book}>
      <BetSlip />
    </BookContext>,
  );
}

test('SPT-1 shows the current total odds on the slip’s handle, as in the form', () => {
  const html = slipOf('accumulator');
  expect(html).toContain('<span class="slip-odds">6.00</span>');
  expect(html).toContain('<dt>Total odds</dt><dd>6.00</dd>');
});

test('SPT-1 names the match at each single’s stake and at each remove button', () => {
  const html = slipOf('singles');
  for (const match of ['Home a – Away', 'Home b – Away']) {
    expect(html).toContain(`Stake on Draw <small>${match}</small>`);
    expect(html).toContain(`aria-label="Remove Draw, ${match}"`);
  }
});
