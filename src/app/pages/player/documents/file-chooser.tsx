import Camera from 'lucide-react/icons/camera';
import FileUp from 'lucide-react/icons/file-up';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { type MessageKey, useText } from '../../../i18n/text.ts';
import { buttonClass } from '../../../ui/button.tsx';
import type { FileFault } from './check-file.ts';

const TYPES = 'image/jpeg,image/png,application/pdf';

interface FileChooserProps {
  /** A check of the file is in progress. */
  checking: boolean;
  fault: FileFault | undefined;
  onChoose: (file: File) => void;
}

/** Accepts a file from a phone's camera, from the device, or by drag and drop. */
export function FileChooser({ checking, fault, onChoose }: FileChooserProps) {
  const { t } = useText();
  const [over, setOver] = useState(false);
  const id = useId();
  const rules = `${id}-rules`;
  const refusal = `${id}-refusal`;
  const state = {
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${refusal} ${rules}` : rules,
  };
  function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Allows choosing the same file again after it was corrected.
    event.target.value = '';
    if (file) onChoose(file);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is an alternative to the buttons inside
    <div
      className={`file-chooser ${over ? 'file-chooser-over' : ''}`}
      aria-busy={checking}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="file-chooser-drop">{t('player.upload.drop')}</p>
      <div className="player-card-actions">
        <label className={buttonClass('primary', 'file-chooser-camera')}>
          <Camera size={20} aria-hidden />
          {t('player.upload.camera')}
          <input
            type="file"
            className="visually-hidden"
            accept="image/jpeg,image/png"
            capture="environment"
            onChange={take}
            {...state}
          />
        </label>
        <label className={buttonClass('quiet')}>
          <FileUp size={20} aria-hidden />
          {t('player.upload.choose')}
          <input
            type="file"
            className="visually-hidden"
            accept={TYPES}
            onChange={take}
            {...state}
          />
        </label>
      </div>
      <p className="file-chooser-rules" id={rules}>
        {t('player.upload.rules')}
      </p>
      <div role="status">
        {checking && <p>{t('player.upload.checking')}</p>}
        {fault && (
          <p className="form-refusal" id={refusal}>
            {t(faultWords(fault))}
          </p>
        )}
      </div>
    </div>
  );
}

const WORDS: Readonly<Record<FileFault, MessageKey>> = {
  file_empty: 'player.refused.fileEmpty',
  file_too_large: 'player.refused.fileTooLarge',
  file_type_not_allowed: 'player.refused.fileType',
  file_unreadable: 'player.refused.fileUnreadable',
  image_too_big: 'player.refused.imageTooBig',
};

/** Uses the same message as for the operator's response with that code. */
const faultWords = (fault: FileFault): MessageKey => WORDS[fault];
