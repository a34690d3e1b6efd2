import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import '../../../ui/progress-bar.css';
import type { CheckedFile } from './check-file.ts';
import { fileSize } from './file-size.ts';

interface UploadProgressProps {
  chosen: CheckedFile;
  /** Bytes received by the operator. */
  received: number;
  /** No response; it resumes automatically. */
  waiting: boolean;
  paused: boolean;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
}

/** Shows upload progress and the available actions. */
export function UploadProgress(props: UploadProgressProps) {
  const { t, locale, number } = useText();
  const { chosen, received, waiting, paused } = props;
  const { name, size } = chosen.file;
  const state = paused ? 'paused' : waiting ? 'waiting' : 'sending';
  return (
    <div className={`upload-progress upload-progress-${state}`}>
      <p>
        <bdi>{name}</bdi>
      </p>
      <progress
        className="progress-bar"
        max={size}
        value={received}
        aria-label={t('player.upload.progress')}
      />
      <p className="upload-progress-figures">
        {t('player.upload.figures', {
          sent: fileSize(received, locale),
          size: fileSize(size, locale),
          percent: number(Math.floor((received / size) * 100) / 100, { style: 'percent' }),
        })}
      </p>
      <p role="status">{t(`player.upload.${state}`)}</p>
      <div className="player-card-actions">
        {paused ? (
          <Button onClick={props.onResume}>{t('player.upload.resume')}</Button>
        ) : (
          <Button kind="quiet" onClick={props.onPause}>
            {t('player.upload.pause')}
          </Button>
        )}
        <Button kind="outline" onClick={props.onCancel}>
          {t('player.cancel')}
        </Button>
      </div>
    </div>
  );
}
