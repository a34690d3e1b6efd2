import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { GameCommand, GameMessage } from '../../../operator/frame-messages.ts';
import { Refusal } from '../game-calls.ts';
import { findParentSite } from '../parent-site.ts';
import {
  channel,
  createTableClient,
  createTableState,
  type Table,
  tell,
  tellRound,
} from './table.ts';
import { TableContext } from './table-context.ts';
import { TableShell } from './table-shell.tsx';
import { createTableWording } from './wording.ts';

interface TablePage {
  /** Also the first segment of the page's URL. */
  readonly kind: string;
  readonly table: ReactNode;
  /** Paytable and rules of this game. */
  readonly help: ReactNode;
}

/** Renders the page of a table game, and opens the game with the ticket in its URL. */
export function startTable({ kind, ...page }: TablePage): void {
  const wording = createTableWording(new URLSearchParams(location.search).get('lang') ?? 'en');
  const site = findParentSite<GameMessage, GameCommand>(channel);
  const state = createTableState();
  const table: Table = { state, client: createTableClient(kind), wording, site };
  document.documentElement.lang = wording.language;
  document.documentElement.dir = wording.language === 'ar' ? 'rtl' : 'ltr';
  const place = document.getElementById('app');
  if (place === null) throw new Error('the page has no place for the game');
  createRoot(place).render(
    <TableContext value={table}>
      <TableShell {...page} />
    </TableContext>,
  );
  site?.listen(({ type }) => {
    state.isPaused = type === 'pause';
  });
  tell(table, 'ready');
  void openTable(table);
}

/** The site explains why a table cannot be opened. */
async function openTable(table: Table): Promise<void> {
  const { state, client, site } = table;
  try {
    const ticket = new URLSearchParams(location.hash.slice(1)).get('ticket');
    // Real-money play requires the site's bar, which provides time, limits and help.
    if (ticket === null || site === undefined) throw new Refusal('alone');
    const opening = await client.open(ticket);
    const { balance, round, stakes, game } = opening;
    const stake = Math.max(0, stakes.indexOf(round?.bet.stake ?? 0));
    Object.assign(state, { opening, balance, round, stake, phase: 'idle' });
    if (round) tellRound(table);
    document.title = game.title;
    for (const [name, tone] of Object.entries(game.tones)) {
      document.documentElement.style.setProperty(`--game-${name}`, tone);
    }
  } catch (error) {
    state.phase = 'failed';
    state.refusal = { code: error instanceof Refusal ? error.code : 'other' };
    tell(table, 'fault');
  }
}
