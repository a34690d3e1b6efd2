import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { safePath } from '../../../lib/safe-path.ts';
import { markNoticesRead, type Notice, noticesQuery } from '../../../operator/notices.ts';
import { RetryButton } from '../../features/retry/retry-button.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp, usePlayerAnswer } from '../../state/context.ts';

/**
 * Notices, newest first. Visible ones are marked as read on the server, but stay highlighted while the list is open.
 */
export function NoticeList({ accountCode }: { accountCode: string }) {
  const { t } = useText();
  const { player } = useApp();
  const query = noticesQuery(accountCode);
  const { value, failed } = usePlayerAnswer(query);
  const fresh = useRef(new Set<string>());
  const newest = value?.notices[0]?.id;
  const unread = value?.unread ?? 0;
  for (const { id, read } of value?.notices ?? []) if (!read) fresh.current.add(id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the query
  useEffect(() => {
    if (newest === undefined || unread === 0) return;
    void (async () => {
      await markNoticesRead(player.api, accountCode, newest);
      // Reads the list even after a lost response, because the operator may have marked the notices.
      await player.queries.refreshAgain(query);
    })();
  }, [newest, unread > 0]);

  if (value === undefined && failed)
    return (
      <div className="notice-none" role="status">
        <p>{t('bell.failed')}</p>
        <RetryButton onRetry={() => player.queries.refresh(query)} />
      </div>
    );
  if (value === undefined) return <p className="notice-none">{t('frame.loading')}</p>;
  if (value.notices.length === 0) return <p className="notice-none">{t('bell.none')}</p>;
  return (
    <ul className="notice-list">
      {value.notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} isNew={fresh.current.has(notice.id)} />
      ))}
    </ul>
  );
}

function NoticeItem({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  const { t, date } = useText();
  const { isMounted } = useApp();
  const path = safePath(notice.path);
  return (
    <li className={isNew ? 'notice-item notice-item-new' : 'notice-item'}>
      <h3>
        {isNew && <span className="visually-hidden">{t('bell.new')} </span>}
        {path !== undefined && isMounted(path) ? (
          <Link to={path}>{notice.title}</Link>
        ) : (
          notice.title
        )}
      </h3>
      <p>{notice.text}</p>
      <time dateTime={notice.at}>
        {date(new Date(notice.at), { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </li>
  );
}
