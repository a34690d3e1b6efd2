import CloudOff from 'lucide-react/icons/cloud-off';
import Hourglass from 'lucide-react/icons/hourglass';
import LogIn from 'lucide-react/icons/log-in';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import ShieldQuestionMark from 'lucide-react/icons/shield-question-mark';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CoverWays, PlayCover } from './play-cover.tsx';
import type { Cover } from './play-session.ts';
import { useBusy } from './use-busy.ts';

const ICONS = {
  connection: CloudOff,
  login: LogIn,
  'other-tab': MonitorSmartphone,
  fault: TriangleAlert,
};

interface StateCoverProps {
  by: Cover;
  /** URL of the log-in that returns to the session; undefined where there is none. */
  login: string | undefined;
  /** Transfers the game back to this page. @returns the error, if any */
  onGoOn: () => Promise<unknown>;
  onLeave: () => void;
}

/** Explains why the game is paused, that nothing is lost, and how to continue. */
export function StateCover({ by, login, onGoOn, onLeave }: StateCoverProps) {
  const { t } = useText();
  const { config } = useApp();
  const { busy, failed, run } = useBusy();
  const canGoOn = by === 'other-tab' || by === 'fault';
  return (
    <PlayCover
      asks={by !== 'connection'}
      icon={ICONS[by]}
      title={t(`play.${by}.title`)}
      text={t(`play.${by}.text`)}
    >
      {failed && <p role="alert">{t('play.goOn.failed')}</p>}
      <CoverWays>
        {canGoOn && (
          <Button busy={busy} onClick={() => run(onGoOn)}>
            {t(`play.${by}.goOn`)}
          </Button>
        )}
        {by === 'login' && login !== undefined && (
          <Link className={buttonClass()} to={login}>
            {t('play.login.goOn')}
          </Link>
        )}
        {by === 'login' ? (
          <Link className={buttonClass('quiet')} to={config.routes.games ?? '/'}>
            {t('play.ended.games')}
          </Link>
        ) : (
          <Button kind="quiet" onClick={onLeave} disabled={busy}>
            {t('play.end')}
          </Button>
        )}
      </CoverWays>
    </PlayCover>
  );
}

interface OpenHandCoverProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before the player leaves an open hand, which ends it. */
export function OpenHandCover({ onStay, onLeave }: OpenHandCoverProps) {
  const { t } = useText();
  return (
    <PlayCover asks icon={TriangleAlert} title={t('play.hand.title')} text={t('play.hand.text')}>
      <CoverWays>
        <Button kind="quiet" onClick={onLeave}>
          {t('play.end')}
        </Button>
        <Button kind="quiet" onClick={onStay}>
          {t('play.notice.continue')}
        </Button>
      </CoverWays>
    </PlayCover>
  );
}

/** Shown until it is known whether the log-in continues. */
export function CheckingCover() {
  const { t } = useText();
  return (
    <PlayCover
      icon={ShieldQuestionMark}
      title={t('play.checking.title')}
      text={t('play.checking.text')}
    />
  );
}

/** Shown while the session is ending. */
export function EndingCover({ inRound }: { inRound: boolean }) {
  const { t } = useText();
  return (
    <PlayCover
      icon={Hourglass}
      title={t('play.ending.title')}
      text={t(inRound ? 'play.ending.round' : 'play.ending.text')}
    />
  );
}
