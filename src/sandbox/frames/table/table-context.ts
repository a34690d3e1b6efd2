import { createContext, use } from 'react';
import { useSnapshot } from 'valtio/react';
import type { TableOpening, TableRoundView } from '../../games/table/table-api.ts';
import type { Table } from './table.ts';

export const TableContext = createContext<Table | undefined>(undefined);

/** Provides the page's services and its current state. @typeParam View visible state of this game's table */
export function useTable<View = object>() {
  const table = use(TableContext);
  if (table === undefined) throw new Error('the table is not there');
  const known = useSnapshot(table.state);
  const round = known.round as TableRoundView<View> | undefined;
  return { table, known, round, ...table.wording };
}

/** Returns the open game. */
export function useOpening(): TableOpening<object> {
  const { known } = useTable();
  if (known.opening === undefined) throw new Error('no game is open');
  return known.opening as TableOpening<object>;
}
