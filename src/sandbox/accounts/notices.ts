import type { DatabaseSync } from 'node:sqlite';
import type { Notice, Operations, Topic } from '../../operator/contract/types.ts';
import type { LinkedPages } from '../operator/linked-pages.ts';
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
  readonly page: keyof LinkedPages | null;
}

export interface NewNotice {
  /** A notice with an id is added only once. */
  readonly id?: string;
  readonly title: string;
  readonly text: string;
  readonly topic: Topic;
  /** The path that it links to. */
  readonly path?: string;
  /** The page that it links to instead, at the path that the site has when the notice is read. */
  readonly page?: keyof LinkedPages;
  readonly read?: boolean;
}

/** Adds a notice to the player's inbox. */
export function addNotice(
  database: DatabaseSync,
  accountCode: string,
  notice: NewNotice,
  at: Date,
): void {
  const { id = newId(), title, text, topic, path, page, read } = notice;
  database
    .prepare('INSERT INTO notices VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING')
    .run(
      id,
      accountCode,
      title,
      text,
      at.getTime(),
      path ?? null,
      topic,
      read ? 1 : 0,
      page ?? null,
    );
}

/** Notices of earlier versions name no page. */
export const addPageColumn = (database: DatabaseSync): void =>
  database.exec('ALTER TABLE notices ADD COLUMN page TEXT');

/** @param pages the site's */
export function listNotices(
  database: DatabaseSync,
  accountCode: string,
  pages: LinkedPages,
): Operations['listNotices']['answer'] {
  const rows = database
    .prepare('SELECT * FROM notices WHERE account_code = ? ORDER BY at DESC, rowid DESC LIMIT ?')
    .all(accountCode, MOST_LISTED) as unknown as NoticeRow[];
  const notices = rows.map((row) => noticeOf(row, pages));
  return { notices, unread: unreadOf(database, accountCode) };
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

function noticeOf(row: NoticeRow, pages: LinkedPages): Notice {
  const { id, title, text, at, topic, read } = row;
  const path = row.path ?? (row.page && pages[row.page]);
  return {
    id,
    title,
    text,
    at: timeOf(at),
    read: read === 1,
    ...(path && { path }),
    topic: topic as Topic,
  };
}
