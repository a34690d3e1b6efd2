import { createContext, use } from 'react';
import { useSnapshot } from 'valtio/react';
import type { TableOpening, TableRoundView } from '../../table/table-api.ts';
import type { Table } from './table.ts';

export const TableContext = createContext<Table | undefined>(undefined);

/** The page's parts, and what is known as it is now. @typeParam View what lies on this game's table */
export function useTable<View = object>() {
  const table = use(TableContext);
  if (table === undefined) throw new Error('the table is not there');
  const known = useSnapshot(table.state);
  const round = known.round as TableRoundView<View> | undefined;
  return { table, known, round, ...table.wording };
}

/** The game that is open. */
export function useOpening(): TableOpening<object> {
  const { known } = useTable();
  if (known.opening === undefined) throw new Error('no game is open');
  return known.opening as TableOpening<object>;
}
