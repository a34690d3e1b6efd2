import CloudOff from 'lucide-react/icons/cloud-off';
import type { FrameFault } from '../../features/frames/guest-frame.tsx';
import { CoverWays, PlayCover } from '../../features/play/play-cover.tsx';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';

interface FrameFailedProps {
  fault: FrameFault;
  onRetry: () => void;
  onLeave: () => void;
}

/** F40: the frame did not come; the rest of the site is alive. */
export function FrameFailed({ fault, onRetry, onLeave }: FrameFailedProps) {
  const { t } = useText();
  const name = fault === 'silent' ? 'play.silent' : 'play.notFramed';
  return (
    <PlayCover asks icon={CloudOff} title={t(`${name}.title`)} text={t(`${name}.text`)}>
      <CoverWays>
        {fault === 'silent' && <Button onClick={onRetry}>{t('play.silent.retry')}</Button>}
        <Button kind="quiet" onClick={onLeave}>
          {t('play.end')}
        </Button>
      </CoverWays>
    </PlayCover>
  );
}
