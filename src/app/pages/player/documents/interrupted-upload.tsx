import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { passFocusOn } from '../../../ui/pass-focus-on.ts';
import type { UploadRecord } from './upload-record.ts';

interface InterruptedUploadProps {
  record: UploadRecord;
  /** Bytes received by the operator. */
  received: number;
  onForget: () => void;
}

/**
 * Offers to resume an upload interrupted by a reload. The same file must be chosen again, because the device does not
 * keep it.
 */
export function InterruptedUpload({ record, received, onForget }: InterruptedUploadProps) {
  const { t, number } = useText();
  return (
    <div className="interrupted-upload" role="status">
      <p>
        {t('player.upload.interrupted', {
          kind: t(`player.documents.kind.${record.kind}`),
          percent: number(Math.floor((received / record.size) * 100) / 100, { style: 'percent' }),
        })}
      </p>
      <Button kind="quiet" ref={passFocusOn} onClick={onForget}>
        {t('player.upload.forget')}
      </Button>
    </div>
  );
}
