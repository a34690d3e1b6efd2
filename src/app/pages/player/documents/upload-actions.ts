import type { HttpError } from '../../../../http/http-error.ts';
import { failure, type Result, success } from '../../../../lib/result.ts';
import {
  beginUpload,
  cancelUpload,
  type Document,
  type DocumentKind,
  documentsQuery,
  identityDocumentQuery,
  readUpload,
  sendUploadPiece,
  type Upload,
} from '../../../../operator/documents.ts';
import type { AppState } from '../../../state/context.ts';
import { isAnswerLost } from '../../../state/open-writes/read-back-lost.ts';
import type { CheckedFile } from './check-file.ts';
import { type SendOptions, sendPieces } from './send-pieces.ts';
import { isSameFile, readRecord, type UploadRecord, writeRecord } from './upload-record.ts';

const tabStorage = () => sessionStorage;

/** Returns this tab's unfinished upload if the operator still expects it, with the number of bytes received. */
export async function interruptedUpload(
  app: AppState,
  accountCode: string,
): Promise<{ record: UploadRecord; received: number } | undefined> {
  const record = readRecord(tabStorage);
  if (!record) return undefined;
  const upload = await readUpload(app.player.api, accountCode, record.id);
  if (upload.ok && !upload.value.document) return { record, received: upload.value.received };
  // The upload is finished or gone, rather than unanswered.
  if (upload.ok || upload.error.status === 404) writeRecord(tabStorage, undefined);
  return undefined;
}

export interface Sending extends Pick<SendOptions, 'signal' | 'onProgress' | 'onWaiting'> {
  accountCode: string;
  kind: DocumentKind;
  chosen: CheckedFile;
}

/** Sends a file, resuming if part of it has been received. */
export async function sendDocument(
  app: AppState,
  sending: Sending,
): Promise<Result<Document, HttpError>> {
  const { accountCode, chosen, signal } = sending;
  const { api } = app.player;
  const upload = await beginOrGoOn(app, sending);
  if (!upload.ok) return upload;
  if (signal.aborted) return failure({ kind: 'cancelled', url: '' });
  sending.onProgress(upload.value.received);
  const sent = await sendPieces({
    ...sending,
    file: chosen.file,
    upload: upload.value,
    rest,
    calls: {
      read: (id, stop) => readUpload(api, accountCode, id, stop),
      send: (id, piece, stop) => sendUploadPiece(api, accountCode, id, piece, stop),
    },
  });
  // A refusal ends the upload; after a server error it may resume later.
  const isOver = sent.ok || (sent.error.status !== undefined && sent.error.status < 500);
  if (isOver) writeRecord(tabStorage, undefined);
  if (sent.ok) refreshDocuments(app, accountCode);
  return sent;
}

/**
 * Cancels the upload; the operator discards what it has received too. After a lost response the record stays, unless
 * another upload began or the player left: after a reload it can be discarded again.
 */
export async function forgetUpload(app: AppState, accountCode: string): Promise<void> {
  const record = readRecord(tabStorage);
  writeRecord(tabStorage, undefined);
  if (!record) return;
  const cancelled = await cancelUpload(app.player.api, accountCode, record.id);
  const isOwnTab = app.stores.session.profile?.accountCode === accountCode;
  if (!cancelled.ok && isAnswerLost(cancelled.error) && isOwnTab && !readRecord(tabStorage))
    writeRecord(tabStorage, record);
  // The last piece may have arrived before the cancellation.
  refreshDocuments(app, accountCode);
}

async function beginOrGoOn(
  app: AppState,
  { accountCode, kind, chosen, signal }: Sending,
): Promise<Result<Upload, HttpError>> {
  const { api } = app.player;
  const record = readRecord(tabStorage);
  if (record?.kind === kind && isSameFile(record, chosen)) {
    const known = await readUpload(api, accountCode, record.id, signal);
    if (known.ok || known.error.status !== 404) return known;
  } else if (record) await forgetUpload(app, accountCode);

  const { file, type, hash } = chosen;
  const name = file.name.slice(0, 255) || 'document';
  const announcement = { kind, name, size: file.size, type };
  const begun = await beginUpload(api, accountCode, announcement, signal);
  if (!begun.ok) return begun;
  if (hash !== undefined)
    writeRecord(tabStorage, { id: begun.value.id, kind, size: file.size, hash });
  return success(begun.value);
}

function refreshDocuments({ player }: AppState, accountCode: string): void {
  void player.queries.refreshAgain(documentsQuery(accountCode));
  void player.queries.refreshAgain(identityDocumentQuery(accountCode));
}

/** Longest delay between two attempts, in ms. */
const LONGEST_MS = 30_000;

/**
 * Waits before retrying without a response: 1 s, 2 s, 4 s, … Ends early when the browser is back online or the signal
 * aborts.
 */
function rest(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, Math.min(LONGEST_MS, 500 * 2 ** tries));
    addEventListener('online', done);
    signal.addEventListener('abort', done);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
