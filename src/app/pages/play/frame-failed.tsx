import CloudOff from 'lucide-react/icons/cloud-off';
import { CoverWays, PlayCover } from '../../features/play/play-cover.tsx';
import { useBusy } from '../../features/play/use-busy.ts';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import type { FrameFault } from '../../ui/guest-frame/guest-frame.tsx';

interface FrameFailedProps {
  fault: FrameFault;
  /** @returns the reason of the failure */
  onRetry: () => unknown;
  onLeave: () => void;
}

/** Shown when the frame failed to load; the rest of the site still works (F40). */
export function FrameFailed({ fault, onRetry, onLeave }: FrameFailedProps) {
  const { t } = useText();
  const { busy, failed, run } = useBusy();
  const name = fault === 'silent' ? 'play.silent' : 'play.notFramed';
  return (
    <PlayCover asks icon={CloudOff} title={t(`${name}.title`)} text={t(`${name}.text`)}>
      {failed && <p role="alert">{t('play.goOn.failed')}</p>}
      <CoverWays>
        {fault === 'silent' && (
          <Button busy={busy} onClick={() => run(async () => onRetry())}>
            {t('play.silent.retry')}
          </Button>
        )}
        <Button kind="quiet" onClick={onLeave} disabled={busy}>
          {t('play.end')}
        </Button>
      </CoverWays>
    </PlayCover>
  );
}
