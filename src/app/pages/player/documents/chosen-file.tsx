import FileText from 'lucide-react/icons/file-text';
import { useEffect, useRef } from 'react';
import type { HttpError } from '../../../../http/http-error.ts';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { RefusalLine } from '../layout/refusal-line.tsx';
import type { CheckedFile } from './check-file.ts';
import { fileSize } from './file-size.ts';

interface ChosenFileProps {
  chosen: CheckedFile;
  /** Why the last attempt was refused. */
  error?: HttpError;
  onSend: () => void;
  onCancel: () => void;
}

/** Previews the file before anything is uploaded. */
export function ChosenFile({ chosen, error, onSend, onCancel }: ChosenFileProps) {
  const { t, locale } = useText();
  const { file, preview } = chosen;
  return (
    <>
      {preview ? (
        <figure className="chosen-file-preview">
          <Preview bitmap={preview} label={t('player.upload.preview')} />
          <figcaption>{t('player.upload.look')}</figcaption>
        </figure>
      ) : (
        <FileText className="chosen-file-icon" size={48} aria-hidden />
      )}
      <p>
        <bdi>{file.name}</bdi> · {fileSize(file.size, locale)}
      </p>
      <RefusalLine error={error} />
      <div className="player-card-actions">
        <Button onClick={onSend}>{t(error ? 'player.upload.again' : 'player.upload.send')}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('player.upload.other')}
        </Button>
      </div>
    </>
  );
}

function Preview({ bitmap, label }: { bitmap: ImageBitmap; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return (
    <canvas
      ref={canvas}
      width={bitmap.width}
      height={bitmap.height}
      role="img"
      aria-label={label}
    />
  );
}
