import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import type { Document, DocumentKind } from '../../operator/contract/types.ts';
import { noticeFor } from '../accounts/notice-texts.ts';
import { addNotice } from '../accounts/notices.ts';
import { audit } from '../audit/audit-log.ts';
import { dayOf } from '../operator/calendar.ts';
import { numberOf, optionalText, type Row, textOf } from '../operator/row.ts';

/** A received document; `file` is the name of its stored bytes, null for seeded documents. */
interface NewDocument extends Omit<Document, 'reason'> {
  readonly file: string | null;
}

/** Validity of an identity document after its acceptance here, in years. */
const GOOD_FOR_YEARS = 5;

export function addDocument(
  database: DatabaseSync,
  accountCode: string,
  { id, kind, name, size, type, status, uploadedAt, expiresOn, file }: NewDocument,
): void {
  database
    .prepare(
      `INSERT INTO documents (id, account_code, kind, name, size, type, status, uploaded_at, expires_on, file)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(id, accountCode, kind, name, size, type, status, uploadedAt, expiresOn ?? null, file);
}

/** A player's documents, newest first, with their review status. */
export function listDocuments(
  database: DatabaseSync,
  accountCode: string,
  now: Date,
  kind?: DocumentKind,
): Document[] {
  return database
    .prepare(
      `SELECT * FROM documents WHERE account_code = ?1 AND (?2 IS NULL OR kind = ?2)
       ORDER BY uploaded_at DESC, id`,
    )
    .all(accountCode, kind ?? null)
    .map((row) => documentOf(row, verdictAt(database, row, now)));
}

/** A document of a player, if it exists. */
export function findDocument(
  database: DatabaseSync,
  accountCode: string,
  id: string,
  now: Date,
): Document | undefined {
  return listDocuments(database, accountCode, now).find((document) => document.id === id);
}

/** Whether the player's identity document has expired: no accepted one is still valid. */
export function identityExpiry(
  database: DatabaseSync,
  accountCode: string,
  now: Date,
): { expired: boolean; expiresOn?: string } {
  const [expiresOn] = listDocuments(database, accountCode, now, 'identification')
    .filter(({ status }) => status === 'accepted')
    .flatMap((document) => document.expiresOn ?? [])
    .sort()
    .reverse();
  return expiresOn === undefined
    ? { expired: false }
    : { expired: expiresOn < dayOf(now), expiresOn };
}

/** Whether the player has an accepted identity document that is still valid. */
export const isIdentified = (database: DatabaseSync, accountCode: string, now: Date): boolean => {
  const { expiresOn, expired } = identityExpiry(database, accountCode, now);
  return expiresOn !== undefined && !expired;
};

/** The decision, if due by now. The first read stores it. */
function verdictAt(database: DatabaseSync, row: Row, now: Date): Verdict {
  const [status, reason] = [textOf(row, 'status'), optionalText(row, 'reason')];
  const kept = { status, ...(reason !== undefined && { reason }) } as Verdict;
  if (status !== 'in-review') return kept;
  const verdict = verdictOn(textOf(row, 'name'), textOf(row, 'uploaded_at'), now);
  if (verdict.status !== 'in-review') {
    if (database.isTransaction) decide(database, row, verdict, now);
    else inTransaction(database, () => decide(database, row, verdict, now));
  }
  return verdict;
}

function decide(database: DatabaseSync, row: Row, { status, reason }: Verdict, now: Date): void {
  const { changes } = database
    .prepare(`UPDATE documents SET status = ?, reason = ? WHERE id = ? AND status = 'in-review'`)
    .run(status, reason ?? null, textOf(row, 'id'));
  if (changes === 0) return;
  const event = status === 'accepted' ? 'document-accepted' : 'document-refused';
  const details = [textOf(row, 'kind'), reason].filter(Boolean).join(' ');
  const accountCode = textOf(row, 'account_code');
  audit(database, { event, by: 'system', accountCode, details }, now);
  const accepted = row.kind === 'identification' ? 'identityAccepted' : 'documentAccepted';
  const account = database
    .prepare('SELECT language FROM accounts WHERE account_code = ?')
    .get(accountCode);
  const notice = noticeFor(
    status === 'accepted' ? accepted : 'documentRefused',
    textOf(account ?? {}, 'language'),
  );
  addNotice(database, accountCode, notice, now);
}

function documentOf(row: Row, verdict: Verdict): Document {
  const name = textOf(row, 'name');
  const kind = textOf(row, 'kind') as DocumentKind;
  const uploadedAt = textOf(row, 'uploaded_at');
  const isGood = kind === 'identification' && verdict.status === 'accepted';
  const expiresOn =
    optionalText(row, 'expires_on') ?? (isGood ? yearsAfter(uploadedAt) : undefined);
  return {
    id: textOf(row, 'id'),
    kind,
    name,
    size: numberOf(row, 'size'),
    type: textOf(row, 'type'),
    ...verdict,
    uploadedAt,
    ...(expiresOn !== undefined && { expiresOn }),
  };
}

function yearsAfter(time: string): string {
  const date = new Date(time);
  date.setUTCFullYear(date.getUTCFullYear() + GOOD_FOR_YEARS);
  return dayOf(date);
}

/** Duration of a review with a file name that decides, in ms. */
export const REVIEW_TAKES_MS = 3000;

/** The decision on a document, if any. */
type Verdict = Pick<Document, 'status' | 'reason'>;

/**
 * The review result of a document. The file name decides (`refused-unreadable.jpg`, `refused-wrong-document…`,
 * `refused-expired…`, `accepted…`). Others stay in review, because there are no reviewers here.
 */
function verdictOn(name: string, uploadedAt: string, now: Date): Verdict {
  if (now.getTime() - Date.parse(uploadedAt) < REVIEW_TAKES_MS) return { status: 'in-review' };
  if (name.startsWith('accepted')) return { status: 'accepted' };
  const reason = (['unreadable', 'wrong-document', 'expired'] as const).find((candidate) =>
    name.startsWith(`refused-${candidate}`),
  );
  return reason === undefined ? { status: 'in-review' } : { status: 'refused', reason };
}
