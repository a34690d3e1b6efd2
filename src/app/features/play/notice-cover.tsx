import Clock from 'lucide-react/icons/clock';
import type { RunningSlotSession } from '../../../operator/slot-sessions.ts';
import { spokenDuration } from '../../i18n/spoken-duration.ts';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { CoverWays, PlayCover } from './play-cover.tsx';
import { PlaySums } from './play-sums.tsx';
import { useBusy } from './use-busy.ts';

interface NoticeCoverProps {
  session: RunningSlotSession;
  onContinue: () => Promise<unknown>;
  onStop: () => void;
}

/** The interval notice with time and net result; the player decides whether to continue (SPT-5). */
export function NoticeCover({ session, onContinue, onStop }: NoticeCoverProps) {
  const { t, locale } = useText();
  const { busy, run } = useBusy();
  const { elapsedSeconds, stakes, wins, currency } = session;
  return (
    <PlayCover
      asks
      icon={Clock}
      title={t('play.notice.title')}
      text={t('play.notice.text', { time: spokenDuration(elapsedSeconds, locale) })}
    >
      <PlaySums time={elapsedSeconds} stakes={stakes} wins={wins} currency={currency} />
      <CoverWays>
        <Button kind="quiet" onClick={onStop} disabled={busy}>
          {t('play.notice.stop')}
        </Button>
        <Button kind="quiet" busy={busy} onClick={() => run(onContinue)}>
          {t('play.notice.continue')}
        </Button>
      </CoverWays>
    </PlayCover>
  );
}
