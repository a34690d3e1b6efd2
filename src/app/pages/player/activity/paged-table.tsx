import { type ReactNode, useEffect, useRef } from 'react';
import type { ListQuery } from '../../../../operator/activity.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { useSnapshot } from '../../../state/use-snapshot.ts';
import { Button } from '../../../ui/button.tsx';
import { PlayerFailed } from '../layout/player-answered.tsx';
import { PlayerWaiting } from '../layout/player-waiting.tsx';
import './paged-table.css';
import { usePagedList } from './use-paged-list.ts';

interface PagedTableProps<T> {
  listQuery: ListQuery<T>;
  label: string;
  columns: readonly string[];
  /** Renders one `tr`, or two for an open entry. */
  row: (entry: T) => ReactNode;
}

/** A table with a button that loads more entries; the new entries receive focus. */
export function PagedTable<T>({ listQuery, label, columns, row }: PagedTableProps<T>) {
  const { t } = useText();
  const { online } = useSnapshot(useApp().stores.network);
  const { entries, waiting, failed, more, showMore, retry } = usePagedList(listQuery);
  const body = useRef<HTMLTableSectionElement>(null);
  /** Number of entries when more were requested. */
  const before = useRef<number | undefined>(undefined);

  useEffect(() => {
    if (before.current === undefined || entries.length <= before.current) return;
    body.current?.querySelectorAll<HTMLElement>('.activity-row')[before.current]?.focus();
    before.current = undefined;
  }, [entries.length]);

  if (entries.length === 0 && waiting) return <PlayerWaiting rooms={['form']} />;
  return (
    <>
      {entries.length > 0 && (
        <table className="activity-table">
          <caption className="visually-hidden">{label}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>{entries.map(row)}</tbody>
        </table>
      )}
      {failed && <PlayerFailed online={online} onRetry={retry} />}
      <div className="activity-end">
        <p role="status">
          {!waiting && !failed && entries.length === 0 && t('activity.none')}
          {entries.length > 0 &&
            t(more || waiting || failed ? 'activity.count' : 'activity.countAll', {
              count: entries.length,
            })}
        </p>
        {(more || (waiting && entries.length > 0)) && (
          <Button
            kind="quiet"
            busy={waiting}
            onClick={() => {
              before.current = entries.length;
              showMore();
            }}
          >
            {t('activity.more')}
          </Button>
        )}
      </div>
    </>
  );
}
