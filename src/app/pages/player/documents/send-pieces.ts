import { type HttpError, isSilent } from '../../../../http/http-error.ts';
import { failure, type Result, success } from '../../../../lib/result.ts';
import type { Document, Upload } from '../../../../operator/documents.ts';

/** The operator's upload calls (src/operator/documents.ts) for one account. */
interface UploadCalls {
  read(id: string, signal: AbortSignal): Promise<Result<Upload, HttpError>>;
  send(
    id: string,
    piece: { offset: number; bytes: Blob },
    signal: AbortSignal,
  ): Promise<Result<Upload, HttpError>>;
}

export interface SendOptions {
  calls: UploadCalls;
  file: Blob;
  /** State of the upload at the start. */
  upload: Upload;
  signal: AbortSignal;
  onProgress: (received: number) => void;
  /** Called when responses stop arriving, and when they resume. */
  onWaiting: (waiting: boolean) => void;
  /** Waits before the next attempt. @param tries number of failed attempts so far */
  rest: (tries: number, signal: AbortSignal) => Promise<void>;
}

/** Gives up after this many failure responses. */
const MOST_FAILURES = 6;

/**
 * Sends what the operator does not have yet, piece by piece. A lost connection costs one piece: the operator is asked
 * for its offset until it responds.
 * @returns the document; a refusal; `cancelled` once the signal aborts
 */
export async function sendPieces(options: SendOptions): Promise<Result<Document, HttpError>> {
  const { calls, file, signal } = options;
  let { upload } = options;
  while (!upload.document) {
    const { id, received, pieceSize } = upload;
    const bytes = file.slice(received, received + pieceSize, 'application/octet-stream');
    let answer = await calls.send(id, { offset: received, bytes }, signal);
    if (answer.ok && answer.value.received <= received && !answer.value.document)
      return failure(unexpected(id));
    if (!answer.ok && isElsewhere(answer.error)) answer = await calls.read(id, signal);
    if (!answer.ok && isLost(answer.error)) answer = await askAgain(options, id);
    if (!answer.ok) return answer;
    upload = answer.value;
    options.onProgress(upload.received);
  }
  return success(upload.document);
}

/** Requests the current offset until there is a response. */
async function askAgain(options: SendOptions, id: string): Promise<Result<Upload, HttpError>> {
  const { calls, signal, rest, onWaiting } = options;
  onWaiting(true);
  let failures = 0;
  for (let tries = 1; ; tries++) {
    await rest(tries, signal);
    if (signal.aborted) return failure({ kind: 'cancelled', url: id });
    const answer = await calls.read(id, signal);
    // Wait while there is no response, but not for a back end that returns invalid ones.
    if (!answer.ok && !isSilent(answer.error)) failures++;
    if (answer.ok || !isLost(answer.error) || failures >= MOST_FAILURES) {
      onWaiting(false);
      return answer;
    }
  }
}

/** No response, or one that says nothing about this file. */
const isLost = (error: HttpError): boolean => {
  const { kind, status = 0 } = error;
  return isSilent(error) || kind === 'malformed' || status >= 500 || status === 429;
};

/** The operator's offset differs from the expected one. */
const isElsewhere = ({ problem }: HttpError): boolean => problem?.code === 'upload_offset';

const unexpected = (url: string): HttpError => ({
  kind: 'malformed',
  url,
  detail: 'bytes were taken, but none arrived',
});
