import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { entryPath, FROM_GAME_PAGE } from '../../../lib/site-paths.ts';
import { allGamesQuery } from '../../../operator/catalogue.ts';
import type { GameLaunch } from '../../../operator/launch.ts';
import { WaysToTalk } from '../../features/chat/ways-to-talk.tsx';
import { HelpDialog } from '../../features/play/help-dialog.tsx';
import { PlayBar } from '../../features/play/play-bar.tsx';
import { CheckingCover } from '../../features/play/state-cover.tsx';
import { useFullScreen } from '../../features/play/use-full-screen.ts';
import { useHelp } from '../../features/play/use-help.ts';
import { useStageParts } from '../../features/play/use-stage.ts';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { gameAdapter } from '../../ui/guest-frame/frame-adapters.ts';
import { GuestFrame } from '../../ui/guest-frame/guest-frame.tsx';
import { FrameFailed } from './frame-failed.tsx';
import { PlayOpening } from './play-opening.tsx';
import './play-stage.css';

interface DemoStageProps {
  slug: string;
  launch: GameLaunch;
  onRetry: () => void;
  /** The game has failed. */
  onFault: () => void;
}

/** Shows a demo game in its frame. */
export function DemoStage({ slug, launch, onRetry, onFault }: DemoStageProps) {
  const { t } = useText();
  const { config, stores } = useApp();
  const { restoring } = useSnapshot(stores.session);
  const help = useHelp();
  const title =
    useAnswer(allGamesQuery()).value?.find((game) => game.slug === slug)?.title ?? t('play.title');
  const leave = useLeaving(slug);
  const fullScreen = useFullScreen();
  useStageParts();
  return (
    <div className="play-stage night">
      <PlayBar title={title} fullScreen={fullScreen} onHelp={help.open} onLeave={leave}>
        <p className="play-bar-demo">{t('play.demo')}</p>
      </PlayBar>
      <div className="play-stage-game">
        <GuestFrame
          kind="game"
          url={launch.url}
          allowed={config.frameOrigins}
          title={t('play.frame', { game: title })}
          adapter={launch.messages === 'marquee' ? gameAdapter : undefined}
          onMessage={({ type }) => {
            if (type === 'leave') leave();
            if (type === 'fault') onFault();
          }}
          inert={restoring}
          waiting={<PlayOpening />}
          failed={(fault, retry) => <FrameFailed fault={fault} onRetry={retry} onLeave={leave} />}
          onRetry={onRetry}
        />
        {restoring && <CheckingCover />}
      </div>
      <HelpDialog open={help.isOpen} onClose={help.close}>
        <WaysToTalk onLeave={help.close} />
      </HelpDialog>
    </div>
  );
}

/**
 * Leaves for the game's page: back to it, or in place of the demo, which Back should not reopen. If the game has added
 * to the history, the first press only goes back within it.
 */
function useLeaving(slug: string): () => void {
  const { routes } = useApp().config;
  const navigate = useNavigate();
  const { state } = useLocation();
  const hasLeft = useRef(false);
  return () => {
    const isFirst = !hasLeft.current;
    hasLeft.current = true;
    if (isFirst && state === FROM_GAME_PAGE) void navigate(-1);
    else void navigate(entryPath(routes.games, slug) ?? '/', { replace: true });
  };
}
