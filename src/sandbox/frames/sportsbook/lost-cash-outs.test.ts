import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  choice,
  emptyStorage,
  NOON,
  type OpenPage,
  pagesOf,
} from '../../../../tests/sandbox/book/page-that-loses.ts';
import {
  type BookPlayer,
  type RunningBook,
  startBook,
} from '../../../../tests/sandbox/book/running-book.ts';
import { partOf } from './cash-out.tsx';
import { cashOut } from './player-actions.ts';

let book: RunningBook;
let vera: BookPlayer;
let openPage: OpenPage;
beforeAll(async () => {
  book = await startBook({ at: NOON });
  vera = await book.as('vera');
  openPage = pagesOf(book);
});
afterAll(() => book.stop());

let kept: Map<string, string>;
beforeEach(() => {
  kept = emptyStorage();
  return () => vi.unstubAllGlobals();
});

test.each([
  ['loses the answer', 'cashed-out'],
  ['loses the request', 'open'],
] as const)(
  'SPT-1 R2 after a cash-out whose connection %s, shows that the bet is %s',
  async (fate, status) => {
    const [taken] = (await vera.bet(200, [choice()])).body.bets;
    const page = await openPage(vera, [fate]);
    await cashOut(page, taken?.id ?? '', taken?.cashOut ?? 0);
    expect(page.state.bets?.find(({ id }) => id === taken?.id)?.status).toBe(status);
    expect(page.state.news).toMatch(status === 'open' ? /was not cashed out/ : /^Cashed out: €\d/);
    expect(kept.size).toBe(0);
  },
);

test('SPT-1 R2 finds a cash-out of a closed tab', async () => {
  const [taken] = (await vera.bet(200, [choice()])).body.bets;
  const left = await openPage(vera, ['loses the answer', 'ends the session']);
  await cashOut(left, taken?.id ?? '', taken?.cashOut ?? 0);
  const { state } = await openPage(vera);
  expect(state.slip.notice).toMatch(/^Cashed out: €\d/);
  expect(state.bets?.find(({ id }) => id === taken?.id)?.status).toBe('cashed-out');
});

test('SPT-1 R2 shows what a lost partial cash-out paid, without earlier parts', async () => {
  const nico = await book.as('nico');
  await nico.deposit();
  const [taken] = (await nico.bet(1000, [choice()])).body.bets;
  const id = taken?.id ?? '';
  const page = await openPage(nico, ['arrives', 'loses the answer', 'ends the session']);
  const half = () => {
    const left = page.state.bets?.find((one) => one.id === id);
    return (left && partOf(left, 50)) ?? { offer: 0 };
  };
  const earlier = half();
  await cashOut(page, id, earlier.offer, earlier.stake);
  const { offer, stake } = half();
  await cashOut(page, id, offer, stake);
  const { state, wording } = await openPage(nico);
  expect(state.slip.notice).toBe(wording.words.cashedOut(wording.money(offer, 'EUR')));
});
