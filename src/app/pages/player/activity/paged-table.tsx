import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ListQuery } from '../../../../operator/activity.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { useSnapshot } from '../../../state/use-snapshot.ts';
import { announce, announceNew } from '../../../ui/announce.ts';
import { Button } from '../../../ui/button.tsx';
import { passFocusOn } from '../../../ui/pass-focus-on.ts';
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

  // Before the button that loads more passes its focus on.
  useLayoutEffect(() => {
    if (before.current === undefined || entries.length <= before.current) return;
    body.current?.querySelectorAll<HTMLElement>('.activity-row')[before.current]?.focus();
    before.current = undefined;
  }, [entries.length]);
  const tellFailure = useEffectEvent(() => {
    if (before.current !== undefined) announce(t(online ? 'player.failed' : 'player.offline'));
  });
  useEffect(() => {
    if (failed) tellFailure();
  }, [failed]);

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
        {(entries.length > 0 || !failed) && (
          // Announces the result of a filter, which renders another table.
          <p ref={announceNew}>
            {entries.length === 0
              ? t('activity.none')
              : t(more || waiting || failed ? 'activity.count' : 'activity.countAll', {
                  count: entries.length,
                })}
          </p>
        )}
        {(more || (waiting && entries.length > 0)) && (
          <Button
            kind="quiet"
            ref={passFocusOn}
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
