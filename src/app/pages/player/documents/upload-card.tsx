import { useEffect, useRef, useState } from 'react';
import type { DocumentKind } from '../../../../operator/documents.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { useOccupation } from '../../../state/occupation/use-occupation.ts';
import { PlayerCard } from '../layout/player-card.tsx';
import { ChosenFile } from './chosen-file.tsx';
import './documents.css';
import { FileChooser } from './file-chooser.tsx';
import { InterruptedUpload } from './interrupted-upload.tsx';
import { KindChoice } from './kind-choice.tsx';
import { SentDocument } from './sent-document.tsx';
import { forgetUpload, interruptedUpload } from './upload-actions.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

interface UploadCardProps {
  accountCode: string;
  /** From the query string (AUT-6). */
  kindAsked: DocumentKind | undefined;
}

/** Uploads a document: kind, file and progress. */
export function UploadCard({ accountCode, kindAsked }: UploadCardProps) {
  const { t } = useText();
  const app = useApp();
  const [kind, setKind] = useState(kindAsked);
  const [interrupted, setInterrupted] =
    useState<Awaited<ReturnType<typeof interruptedUpload>>>(undefined);
  const { state, ...controls } = useUpload(accountCode, kind);
  // A chosen file exists only in this page.
  useOccupation(state.phase === 'choose' || state.phase === 'done' ? undefined : 'upload');
  const hasBegun = useRef(false);
  const step = useRef<HTMLDivElement>(null);
  const stepBefore = useRef(state.phase);
  // The focused element disappears with its step, so the message or the next action gets the focus.
  useEffect(() => {
    if (stepBefore.current === state.phase || state.phase === 'checking') return;
    stepBefore.current = state.phase;
    step.current?.querySelector<HTMLElement>('[tabindex="-1"], button, input:checked')?.focus();
  }, [state.phase]);
  useEffect(() => {
    let wanted = true;
    void interruptedUpload(app, accountCode).then((found) => {
      // Do not override what the player has started meanwhile.
      if (!wanted || !found || hasBegun.current) return;
      setInterrupted(found);
      setKind(found.record.kind);
    });
    return () => {
      wanted = false;
    };
  }, [app, accountCode]);

  function choose(file: File) {
    hasBegun.current = true;
    void controls.choose(file);
  }
  function forget() {
    setInterrupted(undefined);
    void forgetUpload(app, accountCode);
  }
  function send() {
    setInterrupted(undefined);
    void controls.send();
  }

  return (
    <PlayerCard title={t('player.upload.title')}>
      <div className="upload-step" ref={step}>
        {state.phase === 'choose' || state.phase === 'checking' ? (
          <>
            {interrupted && <InterruptedUpload {...interrupted} onForget={forget} />}
            <KindChoice
              kind={kind}
              onChange={(chosen) => {
                hasBegun.current = true;
                setKind(chosen);
              }}
            />
            {kind && (
              <FileChooser
                checking={state.phase === 'checking'}
                fault={state.phase === 'choose' ? state.fault : undefined}
                onChoose={choose}
              />
            )}
          </>
        ) : state.phase === 'chosen' ? (
          <ChosenFile {...state} onSend={send} onCancel={controls.cancel} />
        ) : state.phase === 'sending' ? (
          <UploadProgress
            {...state}
            onPause={controls.pause}
            onResume={send}
            onCancel={controls.cancel}
          />
        ) : (
          <SentDocument document={state.document} onNext={controls.restart} />
        )}
      </div>
    </PlayerCard>
  );
}
