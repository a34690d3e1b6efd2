import type { Text } from '../../../i18n/text.ts';
import type { Queries } from '../../../state/queries.ts';
import { type CsvColumn, toCsv } from './csv.ts';
import { betColumns, slotSessionColumns, transactionColumns } from './csv-columns.ts';
import type { ListView } from './list-view.ts';
import { readAll } from './paging.ts';

/** The operator's maximum per response. */
const PART = 200;

interface ExportOptions {
  queries: Queries;
  onProgress: (count: number) => void;
  signal: AbortSignal;
}

/**
 * Reads the whole list and saves it as a file in the browser. @returns the number of entries; undefined without a file
 */
export async function exportList(
  view: ListView,
  text: Text,
  { queries, ...options }: ExportOptions,
): Promise<number | undefined> {
  const read = queries.refresh.bind(queries);
  const reading = { read, ...options };
  const name = `${text.t('activity.export.file')}-${view.list}.csv`;
  if (view.list === 'transactions') {
    const all = await readAll(view.read(PART), reading);
    return all.ok ? save(name, all.value, transactionColumns(text)) : undefined;
  }
  if (view.list === 'bets') {
    const all = await readAll(view.read(PART), reading);
    return all.ok ? save(name, all.value, betColumns(text)) : undefined;
  }
  const all = await readAll(view.read(PART), reading);
  return all.ok ? save(name, all.value, slotSessionColumns(text)) : undefined;
}

function save<T>(name: string, entries: readonly T[], columns: readonly CsvColumn<T>[]): number {
  const csv = toCsv(
    columns.map(([title]) => title),
    entries.map((entry) => columns.map(([, cell]) => cell(entry))),
  );
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has usually started reading when the click returns, but some need a moment longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return entries.length;
}
