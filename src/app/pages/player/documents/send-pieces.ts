import type { HttpError } from '../../../../http/http-error.ts';
import { failure, type Result, success } from '../../../../lib/result.ts';
import type { Document, Upload } from '../../../../operator/documents.ts';

/** The operator's side of an upload (src/operator/documents.ts), for one account. */
export interface UploadCalls {
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
  /** Where it stands when it begins. */
  upload: Upload;
  signal: AbortSignal;
  onProgress: (received: number) => void;
  /** The line is silent, or speaks again. */
  onWaiting: (waiting: boolean) => void;
  /** Waits before the next try. @param tries how many came to nothing so far */
  rest: (tries: number, signal: AbortSignal) => Promise<void>;
}

/** A back end that only answers with failures is given up on after so many. */
const MOST_FAILURES = 6;

/**
 * Sends what the operator does not have yet, piece by piece. A lost connection costs one piece: the
 * operator is asked how far it has come, for as long as nobody answers.
 * @returns the document; a refusal; `cancelled` once the signal says so
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

/** Asks how far it has come until somebody says. */
async function askAgain(options: SendOptions, id: string): Promise<Result<Upload, HttpError>> {
  const { calls, signal, rest, onWaiting } = options;
  onWaiting(true);
  let failures = 0;
  for (let tries = 1; ; tries++) {
    await rest(tries, signal);
    if (signal.aborted) return failure({ kind: 'cancelled', url: id });
    const answer = await calls.read(id, signal);
    // A line that is silent is waited for; a back end that speaks nonsense is not.
    if (!answer.ok && !isSilent(answer.error)) failures++;
    if (answer.ok || !isLost(answer.error) || failures >= MOST_FAILURES) {
      onWaiting(false);
      return answer;
    }
  }
}

/** No answer, or one that says nothing of this file. */
const isLost = (error: HttpError): boolean => {
  const { kind, status = 0 } = error;
  return isSilent(error) || kind === 'malformed' || status >= 500 || status === 429;
};

const isSilent = ({ kind }: HttpError): boolean => kind === 'network' || kind === 'timeout';

/** The operator has more or less of it than was thought. */
const isElsewhere = ({ problem }: HttpError): boolean => problem?.code === 'upload_offset';

const unexpected = (url: string): HttpError => ({
  kind: 'malformed',
  url,
  detail: 'bytes were taken, but none arrived',
});
