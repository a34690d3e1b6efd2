import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '../../../config/derived-paths.ts';
import { jurisdictions } from '../../../config/jurisdictions.ts';
import type { GameCommand, GameMessage } from '../../../operator/frame-messages.ts';
import { WaysToTalk } from '../../features/chat/ways-to-talk.tsx';
import { depositPath } from '../../features/deposit/deposit-paths.ts';
import { HelpDialog } from '../../features/play/help-dialog.tsx';
import { NoticeCover } from '../../features/play/notice-cover.tsx';
import type { Play } from '../../features/play/play.ts';
import { PlayBar } from '../../features/play/play-bar.tsx';
import { PlayFigures } from '../../features/play/play-figures.tsx';
import { isCoveredByLogin, type PlayState } from '../../features/play/play-session.ts';
import { SaferLinks } from '../../features/play/safer-links.tsx';
import {
  CheckingCover,
  EndingCover,
  OpenHandCover,
  StateCover,
} from '../../features/play/state-cover.tsx';
import { useFullScreen } from '../../features/play/use-full-screen.ts';
import { useHelp } from '../../features/play/use-help.ts';
import { usePause, useStageParts } from '../../features/play/use-stage.ts';
import { useWakeLock } from '../../features/play/use-wake-lock.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { gameAdapter } from '../../ui/guest-frame/frame-adapters.ts';
import { GuestFrame, type GuestFrameHandle } from '../../ui/guest-frame/guest-frame.tsx';
import { FrameFailed } from './frame-failed.tsx';
import { PlayOpening } from './play-opening.tsx';
import './play-stage.css';

interface PlayStageProps {
  play: Play;
  state: Extract<PlayState, { table: unknown }>;
}

/** Shows a game in play: it fills the window below a slim bar. */
export function PlayStage({ play, state }: PlayStageProps) {
  const { t } = useText();
  const { config, stores } = useApp();
  const { signedIn, restoring } = useSnapshot(stores.session);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { session, at, launch } = state.table;
  const frame = useRef<GuestFrameHandle<GameCommand>>(null);
  const help = useHelp();
  const { saferGamblingLinksOnTop: onTop } = jurisdictions[config.jurisdiction];
  const isHere = signedIn && !restoring && !isCoveredByLogin(state);
  const playing = state.is === 'running' && isHere;
  const leave = () => {
    // The cover has a button that ends the session of the other page.
    if (state.table.isElsewhere) void navigate(config.routes.games ?? '/');
    else void play.leave();
  };
  useStageParts();
  useWakeLock(playing);
  usePause(frame, !playing);
  const fullScreen = useFullScreen();
  const goOn = () => play.goOn(session.id);
  function hear(message: GameMessage): void {
    const deposit = depositPath(config, pathname);
    // Leaving the page ends the session first (use-play.ts).
    if (message.type === 'deposit-needed' && deposit) void navigate(deposit);
    else if (message.type === 'leave') leave();
    else play.hear(message);
  }

  return (
    <div className="play-stage night">
      <PlayBar
        title={session.game.title}
        links={onTop && <SaferLinks {...onTop} />}
        fullScreen={fullScreen}
        onHelp={help.open}
        onLeave={leave}
      >
        {isHere ? <PlayFigures session={session} at={at} /> : <div className="play-figures" />}
      </PlayBar>
      <div className="play-stage-game">
        <GuestFrame
          ref={frame}
          kind="game"
          url={launch.url}
          allowed={config.frameOrigins}
          title={t('play.frame', { game: session.game.title })}
          adapter={launch.messages === 'marquee' ? gameAdapter : undefined}
          onMessage={hear}
          inert={!playing}
          waiting={<PlayOpening />}
          failed={(fault) => <FrameFailed fault={fault} onRetry={goOn} onLeave={play.end} />}
          onRetry={goOn}
        />
        <StageCover play={play} state={state} isHere={isHere} restoring={restoring} />
      </div>
      <HelpDialog open={help.isOpen} onClose={help.close}>
        <WaysToTalk onLeave={help.close} />
      </HelpDialog>
    </div>
  );
}

interface StageCoverProps extends PlayStageProps {
  isHere: boolean;
  restoring: boolean;
}

/** The cover over the game, if any. Only one at a time, the player's own session first. */
function StageCover({ play, state, isHere, restoring }: StageCoverProps) {
  const { routes } = useApp().config;
  const { pathname } = useLocation();
  const { session, inRound } = state.table;
  if (restoring) return <CheckingCover />;
  const by = isHere ? state.is === 'covered' && state.by : 'login';
  if (by)
    return (
      <StateCover
        key={by}
        by={by}
        login={loginPath(routes, `${pathname}?session=${encodeURIComponent(session.id)}`)}
        onGoOn={() => play.goOn(session.id)}
        onLeave={play.end}
      />
    );
  if (state.is === 'asking') return <OpenHandCover onStay={play.stay} onLeave={play.end} />;
  if (state.is === 'ending') return <EndingCover inRound={inRound} />;
  if (state.is !== 'notice') return null;
  return (
    <NoticeCover session={session} onContinue={play.acknowledge} onStop={() => void play.leave()} />
  );
}
