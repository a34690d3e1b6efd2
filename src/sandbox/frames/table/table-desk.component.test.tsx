import { expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forceColours, shapeless } from '../../../../tests/component/forced-colours.ts';
import { resize } from '../../../../tests/component/resize.ts';
import { BlackjackTable } from '../blackjack/blackjack-table.tsx';
import { createTableState, type Table } from './table.ts';
import { TableContext } from './table-context.ts';
import { TableShell } from './table-shell.tsx';
import { createTableWording } from './wording.ts';
import '../slot/app.css';

/** Renders a blackjack table between rounds. */
async function renderTable(language: string, changes: object = {}) {
  const state = createTableState();
  Object.assign(state, {
    phase: 'idle',
    opening: {
      game: { title: 'Blackjack' },
      stakes: [5000],
      currency: 'EUR',
      minimumRoundMs: 0,
      seedHash: '',
    },
    balance: 10_000,
    ...changes,
  });
  const site = { send: vi.fn(), listen: () => () => undefined };
  const wording = createTableWording(language);
  const table = { state, client: {}, wording, site } as unknown as Table;
  // As in index.html, so that the page has the height of the frame.
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'app';
  await render(
    <TableContext value={table}>
      <TableShell table={<BlackjackTable />} help={null} />
    </TableContext>,
    { container },
  );
}

test('SPT-3 PGS-1 shows places for the cards and the next step before the first deal', async () => {
  await renderTable('en');
  await expect.element(screen.getByText('Choose your stake and deal.')).toBeVisible();
  for (const name of ['Dealer', 'Your hand']) {
    const places = screen
      .getByRole('region', { name })
      .element()
      .querySelectorAll<HTMLElement>('.card-place');
    expect(places).toHaveLength(2);
    for (const place of places) await expect.element(place).toBeVisible();
  }
});

test('SPT-3 FRM-1 draws every button of a table in forced colours', async () => {
  await renderTable('en');
  await forceColours();
  expect(shapeless()).toEqual([]);
});

test.each(['en', 'es', 'ar'])(
  'SPT-3 PGS-1 shows the whole deposit button below a refusal in %s',
  async (language) => {
    await renderTable(language, { balance: 1000, refusal: { code: 'insufficient_funds' } });
    const status = screen.getByRole('status').first();
    await expect.element(status.getByRole('button')).toBeVisible();
    const result = status.element();
    const button = result.querySelector('button');
    const seen = result.getBoundingClientRect();
    expect(button?.getBoundingClientRect().bottom).toBeLessThanOrEqual(seen.bottom);
    expect(result.scrollHeight).toBeLessThanOrEqual(result.clientHeight);
  },
);

test.each(['en', 'es', 'ar'])(
  'SPT-3 shows every move of blackjack on a small phone on its side in %s',
  async (language) => {
    // The frame beside the bar of a phone of 568 px.
    await resize(464, 320);
    const hand = { cards: ['8S', '8H'], total: 16, isSoft: false, stake: 5000 };
    const view = { dealer: { cards: ['9D'], total: 9 }, hands: [hand], active: 0, insurance: 0 };
    const choices = ['hit', 'stand', 'double', 'split'];
    await renderTable(language, {
      round: { number: 1, bet: { stake: 5000 }, stake: 5000, win: 0, choices, view },
    });
    const moves = () => [...document.querySelectorAll('.table-actions button')];
    await expect.poll(moves).toHaveLength(4);
    const desk = document.querySelector('.slot-desk');
    const { bottom = 0 } = desk?.getBoundingClientRect() ?? {};
    for (const move of moves())
      expect(move.getBoundingClientRect().bottom, `${move.textContent}`).toBeLessThanOrEqual(
        bottom,
      );
  },
);
