import { useState } from 'react';
import type { ListQuery, SlotSession } from '../../../../operator/activity.ts';
import { spokenDuration } from '../../../i18n/spoken-duration.ts';
import { useText } from '../../../i18n/text.ts';
import { EntryTime } from './entry-time.tsx';
import { ExpandableRow } from './expandable-row.tsx';
import { PagedTable } from './paged-table.tsx';
import { SlotStatement } from './slot-statement.tsx';
import { netOf, secondsOf } from './totals.ts';

interface SlotSessionsTableProps {
  listQuery: ListQuery<SlotSession>;
  username: string;
}

/** Lists every slot session; each expands to show its statement (AUT-7). */
export function SlotSessionsTable({ listQuery, username }: SlotSessionsTableProps) {
  const { t, money, locale } = useText();
  const [open, setOpen] = useState<string>();
  return (
    <PagedTable
      listQuery={listQuery}
      label={t('activity.list.sessions')}
      columns={[t('activity.when'), t('activity.session'), t('activity.result')]}
      row={(session) => {
        const net = netOf(session);
        return (
          <ExpandableRow
            key={session.id}
            id={session.id}
            when={<EntryTime at={session.startedAt} />}
            name={session.game}
            detail={t('activity.session.rounds', {
              count: session.rounds,
              time: spokenDuration(secondsOf(session), locale),
            })}
            amount={
              <span className={net > 0 ? 'activity-plus' : undefined}>
                {money(net, session.currency, 'exceptZero')}
              </span>
            }
            open={open === session.id}
            onToggle={() => setOpen(open === session.id ? undefined : session.id)}
          >
            <SlotStatement session={session} username={username} />
          </ExpandableRow>
        );
      }}
    />
  );
}
