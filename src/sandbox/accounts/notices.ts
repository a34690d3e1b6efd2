import type { DatabaseSync } from 'node:sqlite';
import type { Notice, Operations, Topic } from '../../operator/contract/types.ts';
import { timeOf } from '../operator/row.ts';
import { newId } from './token.ts';

/** Maximum length of a list in the contract. */
const MOST_LISTED = 50;

interface NoticeRow {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly at: number;
  readonly path: string | null;
  readonly topic: string;
  readonly read: number;
}

/** Adds a notice to the player's inbox. A notice with an `id` is added only once. */
export function addNotice(
  database: DatabaseSync,
  accountCode: string,
  notice: {
    id?: string;
    title: string;
    text: string;
    topic: Topic;
    path?: string;
    read?: boolean;
  },
  at: Date,
): void {
  const { id = newId(), title, text, topic, path, read } = notice;
  database
    .prepare('INSERT INTO notices VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING')
    .run(id, accountCode, title, text, at.getTime(), path ?? null, topic, read ? 1 : 0);
}

export function listNotices(
  database: DatabaseSync,
  accountCode: string,
): Operations['listNotices']['answer'] {
  const rows = database
    .prepare('SELECT * FROM notices WHERE account_code = ? ORDER BY at DESC, rowid DESC LIMIT ?')
    .all(accountCode, MOST_LISTED) as unknown as NoticeRow[];
  return { notices: rows.map(noticeOf), unread: unreadOf(database, accountCode) };
}

/** Number of unread notices. */
export function unreadOf(database: DatabaseSync, accountCode: string): number {
  const row = database
    .prepare('SELECT count(*) AS n FROM notices WHERE account_code = ? AND read = 0')
    .get(accountCode);
  return Number(row?.n);
}

/** Marks every notice up to and including the given one as read. Returns false when it does not exist. */
export function markRead(database: DatabaseSync, accountCode: string, upTo: string): boolean {
  const last = database
    .prepare('SELECT at FROM notices WHERE id = ? AND account_code = ?')
    .get(upTo, accountCode);
  if (last === undefined) return false;
  database
    .prepare('UPDATE notices SET read = 1 WHERE account_code = ? AND at <= ?')
    .run(accountCode, Number(last.at));
  return true;
}

const noticeOf = ({ id, title, text, at, path, topic, read }: NoticeRow): Notice => ({
  id,
  title,
  text,
  at: timeOf(at),
  read: read === 1,
  ...(path !== null && { path }),
  topic: topic as Topic,
});
