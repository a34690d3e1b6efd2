import { useEffect, useRef, useState } from 'react';
import type { HttpError } from '../../../../http/http-error.ts';
import type { Document, DocumentKind } from '../../../../operator/documents.ts';
import { useApp } from '../../../state/context.ts';
import { type CheckedFile, checkFile, type FileFault } from './check-file.ts';
import { forgetUpload, sendDocument } from './upload-actions.ts';

/** Where a document on its way stands. */
export type UploadState =
  | { phase: 'choose'; fault?: FileFault }
  | { phase: 'checking' }
  | { phase: 'chosen'; chosen: CheckedFile; error?: HttpError }
  /** `waiting`: nobody answers, it goes on by itself. Bytes that have arrived in `received`. */
  | {
      phase: 'sending';
      chosen: CheckedFile;
      received: number;
      waiting: boolean;
      paused: boolean;
    }
  | { phase: 'done'; document: Document };

export interface UploadControls {
  state: UploadState;
  choose(file: File): Promise<void>;
  send(): Promise<void>;
  pause(): void;
  /** Gives up the file, and what has arrived of it. */
  cancel(): void;
  /** Back to the beginning, for the next document. */
  restart(): void;
}

/** One document on its way to the operator. Leaving the page pauses it. */
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
      // Another one was chosen meanwhile.
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
