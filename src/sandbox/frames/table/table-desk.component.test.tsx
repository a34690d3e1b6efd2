import { expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BlackjackTable } from '../blackjack/blackjack-table.tsx';
import { createTableState, type Table } from './table.ts';
import { TableContext } from './table-context.ts';
import { TableShell } from './table-shell.tsx';
import { createTableWording } from './wording.ts';
import '../slot/app.css';

test.each(['en', 'es', 'ar'])(
  'SPT-3 PGS-1 shows the whole deposit button below a refusal in %s',
  async (language) => {
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
      balance: 1000,
      refusal: { code: 'insufficient_funds' },
    });
    const site = { send: vi.fn(), listen: () => () => undefined };
    const table = {
      state,
      client: {},
      wording: createTableWording(language),
      site,
    } as unknown as Table;
    document.documentElement.style.height = '100%';
    await render(
      <TableContext value={table}>
        <TableShell table={<BlackjackTable />} help={null} />
      </TableContext>,
    );
    const status = screen.getByRole('status').first();
    await expect.element(status.getByRole('button')).toBeVisible();
    const result = status.element();
    const button = result.querySelector('button');
    const seen = result.getBoundingClientRect();
    expect(button?.getBoundingClientRect().bottom).toBeLessThanOrEqual(seen.bottom);
    expect(result.scrollHeight).toBeLessThanOrEqual(result.clientHeight);
  },
);
