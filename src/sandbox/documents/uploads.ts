import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import type { DocumentKind, Upload } from '../../operator/contract/types.ts';
import { Problem } from '../http/problem.ts';
import { numberOf, optionalText, type Row, textOf } from '../operator/row.ts';
import { addDocument, findDocument } from './document-store.ts';
import type { FileFolder } from './file-folder.ts';
import { cleanName } from './file-name.ts';
import { cleanFile, type FileType, fileType } from './file-type.ts';

/** Maximum bytes of a piece, which a lost connection repeats. */
export const PIECE_SIZE = 256 * 1024;
const MAX_FILE = 10 * 1024 * 1024;
/** Maximum files of a player, including uploads in progress. */
const MAX_FILES = 20;
/** Uploads that a player may start in an hour, which is also the maximum duration of one. */
const MAX_BEGUN = 30;
const HOUR_MS = 3_600_000;

export interface Announcement {
  readonly kind: DocumentKind;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
}

export type Uploads = ReturnType<typeof createUploads>;

/** Chunked uploads. Each belongs to one player and does not exist for others. */
export function createUploads(database: DatabaseSync, folder: FileFolder) {
  const count = database.prepare(`
    SELECT (SELECT count(*) FROM documents WHERE account_code = ?1) +
           (SELECT count(*) FROM uploads WHERE account_code = ?1 AND document IS NULL AND gone = 0)
             AS files,
           (SELECT count(*) FROM uploads WHERE account_code = ?1) AS begun`);
  const find = database.prepare(
    'SELECT * FROM uploads WHERE id = ? AND account_code = ? AND gone = 0',
  );
  const old = database.prepare('SELECT id FROM uploads WHERE begun_at <= ?');
  const forget = database.prepare('DELETE FROM uploads WHERE id = ?');
  const markGone = database.prepare('UPDATE uploads SET gone = 1 WHERE id = ?');

  /** @throws Problem 404 `upload_gone`, also for another player's upload or one older than an hour */
  function found(accountCode: string, id: string, now: Date): Row {
    const row = find.get(id, accountCode);
    const isThere = row !== undefined && textOf(row, 'begun_at') > hourBefore(now);
    if (isThere) return row;
    throw new Problem(404, 'upload_gone', 'This upload no longer exists');
  }

  /** Deletes the bytes. The upload still counts until the hour is over. */
  function drop(id: string): void {
    markGone.run(id);
    folder.remove(id);
  }

  function stateOf(row: Row, now: Date): Upload {
    const id = optionalText(row, 'document');
    const document = id && findDocument(database, textOf(row, 'account_code'), id, now);
    return {
      id: textOf(row, 'id'),
      received: numberOf(row, 'received'),
      pieceSize: PIECE_SIZE,
      ...(document && { document }),
    };
  }

  /** The file is complete: stores it as a document if it passes the checks, otherwise discards it. */
  function finish(row: Row, now: Date): void {
    const id = textOf(row, 'id');
    const file = randomUUID();
    try {
      const type = textOf(row, 'type') as FileType;
      const bytes = cleanFile(folder.read(id), type);
      folder.writeAt(file, 0, bytes);
      inTransaction(database, () => {
        addDocument(database, textOf(row, 'account_code'), {
          id: file,
          kind: textOf(row, 'kind') as DocumentKind,
          name: textOf(row, 'name'),
          size: bytes.length,
          type,
          status: 'in-review',
          uploadedAt: now.toISOString(),
          file,
        });
        database.prepare('UPDATE uploads SET document = ? WHERE id = ?').run(file, id);
      });
      folder.remove(id);
    } catch (error) {
      folder.remove(file);
      drop(id);
      throw error;
    }
  }

  return {
    /** @throws Problem 413, 415, 422 or 429 for a file that is not accepted */
    begin(accountCode: string, { kind, name, size, type }: Announcement, now: Date): Upload {
      for (const row of old.all(hourBefore(now))) {
        folder.remove(textOf(row, 'id'));
        forget.run(textOf(row, 'id'));
      }
      const cleaned = cleanName(name, fileType(type));
      if (size < 1) throw new Problem(422, 'file_empty', 'The file is empty');
      if (size > MAX_FILE) throw tooLarge();
      const { files, begun } = count.get(accountCode) ?? {};
      if (Number(files) >= MAX_FILES) {
        throw new Problem(
          422,
          'too_many_documents',
          `A player may have at most ${MAX_FILES} documents`,
        );
      }
      if (Number(begun) >= MAX_BEGUN) {
        const headers = { 'Retry-After': String(HOUR_MS / 1000) };
        throw new Problem(429, 'too_many_attempts', 'Too many uploads in an hour', { headers });
      }
      const id = randomUUID();
      database
        .prepare(
          `INSERT INTO uploads (id, account_code, kind, name, size, type, begun_at)
           VALUES (?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(id, accountCode, kind, cleaned, size, type, now.toISOString());
      return { id, received: 0, pieceSize: PIECE_SIZE };
    },

    read: (accountCode: string, id: string, now: Date): Upload =>
      stateOf(found(accountCode, id, now), now),

    /**
     * Appends bytes from `offset`; the last ones complete the document.
     * @throws Problem 409 `upload_offset` with the current offset, 413 for more bytes than declared, 415 and 422 for a
     * file that fails the checks
     */
    take(accountCode: string, id: string, offset: number, bytes: Buffer, now: Date): Upload {
      const row = found(accountCode, id, now);
      const received = numberOf(row, 'received');
      if (offset !== received) {
        const extra = { received };
        throw new Problem(409, 'upload_offset', 'The upload continues at another offset', {
          extra,
        });
      }
      const total = received + bytes.length;
      if (total > numberOf(row, 'size')) throw tooLarge();
      if (bytes.length === 0) throw new Problem(422, 'file_empty', 'The piece is empty');
      folder.writeAt(id, offset, bytes);
      database.prepare('UPDATE uploads SET received = ? WHERE id = ?').run(total, id);
      if (total === numberOf(row, 'size')) finish(row, now);
      return stateOf(found(accountCode, id, now), now);
    },

    /** Discards an upload. A document already made from it stays. */
    cancel(accountCode: string, id: string, now: Date): void {
      drop(textOf(found(accountCode, id, now), 'id'));
    },
  };
}

const hourBefore = (now: Date) => new Date(now.getTime() - HOUR_MS).toISOString();
const tooLarge = () =>
  new Problem(413, 'file_too_large', `A file may have at most ${MAX_FILE / 1024 / 1024} MB`);
