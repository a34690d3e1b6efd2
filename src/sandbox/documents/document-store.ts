import type { DatabaseSync } from 'node:sqlite';
import type { Document, DocumentKind } from '../../operator/contract/types.ts';
import { dayOf } from '../wallet/calendar.ts';
import { numberOf, optionalText, type Row, textOf } from '../wallet/row.ts';
import { verdictOn } from './review.ts';

/** A document that has arrived; `file` is the name of its bytes, null for what was there before. */
export interface NewDocument extends Omit<Document, 'reason'> {
  readonly file: string | null;
}

/** Years for which an identity document is taken to be good once it was accepted here. */
const GOOD_FOR_YEARS = 5;

export function addDocument(
  database: DatabaseSync,
  accountCode: string,
  { id, kind, name, size, type, status, uploadedAt, expiresOn, file }: NewDocument,
): void {
  database
    .prepare('INSERT INTO documents VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run(id, accountCode, kind, name, size, type, status, uploadedAt, expiresOn ?? null, file);
}

/** A player's documents, the newest first, with what the review made of them. */
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
    .map((row) => documentOf(row, now));
}

/** One document of a player, if it is there. */
export function findDocument(
  database: DatabaseSync,
  accountCode: string,
  id: string,
  now: Date,
): Document | undefined {
  return listDocuments(database, accountCode, now).find((document) => document.id === id);
}

/** Whether the player's identity document is past its date: none that was accepted is still good. */
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

/** Whether an identity document of the player was accepted and is still good. */
export const isIdentified = (database: DatabaseSync, accountCode: string, now: Date): boolean => {
  const { expiresOn, expired } = identityExpiry(database, accountCode, now);
  return expiresOn !== undefined && !expired;
};

function documentOf(row: Row, now: Date): Document {
  const name = textOf(row, 'name');
  const kind = textOf(row, 'kind') as DocumentKind;
  const uploadedAt = textOf(row, 'uploaded_at');
  const stored = textOf(row, 'status') as Document['status'];
  const verdict = stored === 'in-review' ? verdictOn(name, uploadedAt, now) : { status: stored };
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
