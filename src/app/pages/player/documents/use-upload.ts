import { useEffect, useRef, useState } from 'react';
import type { HttpError } from '../../../../http/http-error.ts';
import type { Document, DocumentKind } from '../../../../operator/documents.ts';
import { useApp } from '../../../state/context.ts';
import { type CheckedFile, checkFile, type FileFault } from './check-file.ts';
import { forgetUpload, sendDocument } from './upload-actions.ts';

/** State of a document upload. */
type UploadState =
  | { phase: 'choose'; fault?: FileFault }
  | { phase: 'checking' }
  | { phase: 'chosen'; chosen: CheckedFile; error?: HttpError }
  /** `waiting`: no response, resumes automatically. `received`: bytes received by the operator. */
  | {
      phase: 'sending';
      chosen: CheckedFile;
      received: number;
      waiting: boolean;
      paused: boolean;
    }
  | { phase: 'done'; document: Document };

interface UploadControls {
  state: UploadState;
  choose(file: File): Promise<void>;
  send(): Promise<void>;
  pause(): void;
  /** Discards the file and what has been received of it. */
  cancel(): void;
  /** Resets for the next document. */
  restart(): void;
}

/** Manages the upload of one document. Leaving the page pauses it. */
export function useUpload(accountCode: string, kind: DocumentKind | undefined): UploadControls {
  const app = useApp();
  const [state, setState] = useState<UploadState>({ phase: 'choose' });
  const flight = useRef<AbortController>(undefined);
  const looksAt = useRef<File>(undefined);
  useEffect(() => () => flight.current?.abort(), []);

  return {
    state,
    async choose(file) {
      looksAt.current = file;
      setState({ phase: 'checking' });
      const checked = await checkFile(file);
      // Another file was chosen meanwhile.
      if (looksAt.current !== file) return;
      setState(
        checked.ok
          ? { phase: 'chosen', chosen: checked.value }
          : { phase: 'choose', fault: checked.error },
      );
    },
    async send() {
      if (!kind || (state.phase !== 'chosen' && state.phase !== 'sending')) return;
      const { chosen } = state;
      const stop = new AbortController();
      flight.current = stop;
      const received = state.phase === 'sending' ? state.received : 0;
      setState({ phase: 'sending', chosen, received, waiting: false, paused: false });
      const change = (part: { received: number } | { waiting: boolean }) =>
        setState((now) => (now.phase === 'sending' ? { ...now, ...part } : now));
      const sent = await sendDocument(app, {
        accountCode,
        kind,
        chosen,
        signal: stop.signal,
        onProgress: (bytes) => change({ received: bytes }),
        onWaiting: (waiting) => change({ waiting }),
      });
      if (stop.signal.aborted) return;
      setState(
        sent.ok
          ? { phase: 'done', document: sent.value }
          : { phase: 'chosen', chosen, error: sent.error },
      );
    },
    pause() {
      flight.current?.abort();
      setState((now) => (now.phase === 'sending' ? { ...now, paused: true, waiting: false } : now));
    },
    cancel() {
      flight.current?.abort();
      setState({ phase: 'choose' });
      void forgetUpload(app, accountCode);
    },
    restart: () => setState({ phase: 'choose' }),
  };
}
