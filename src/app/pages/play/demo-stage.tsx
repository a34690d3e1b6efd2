import { useNavigate } from 'react-router-dom';
import { entryPath } from '../../../lib/site-paths.ts';
import { allGamesQuery } from '../../../operator/catalogue.ts';
import type { GameLaunch } from '../../../operator/launch.ts';
import { WaysToTalk } from '../../features/chat/ways-to-talk.tsx';
import { HelpDialog } from '../../features/play/help-dialog.tsx';
import { PlayBar } from '../../features/play/play-bar.tsx';
import { useFullScreen } from '../../features/play/use-full-screen.ts';
import { useHelp } from '../../features/play/use-help.ts';
import { useStageParts } from '../../features/play/use-stage.ts';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { gameAdapter } from '../../ui/guest-frame/frame-adapters.ts';
import { GuestFrame } from '../../ui/guest-frame/guest-frame.tsx';
import { FrameFailed } from './frame-failed.tsx';
import { PlayOpening } from './play-opening.tsx';
import './play-stage.css';

interface DemoStageProps {
  slug: string;
  launch: GameLaunch;
  onRetry: () => void;
}

/** Shows a demo game in its frame. */
export function DemoStage({ slug, launch, onRetry }: DemoStageProps) {
  const { t } = useText();
  const { config } = useApp();
  const navigate = useNavigate();
  const help = useHelp();
  const title =
    useAnswer(allGamesQuery()).value?.find((game) => game.slug === slug)?.title ?? t('play.title');
  // Replaces the demo, so that Back does not reopen it.
  const leave = () => void navigate(entryPath(config.routes.games, slug) ?? '/', { replace: true });
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
          onMessage={({ type }) => type === 'leave' && leave()}
          waiting={<PlayOpening />}
          failed={(fault, retry) => <FrameFailed fault={fault} onRetry={retry} onLeave={leave} />}
          onRetry={onRetry}
        />
      </div>
      <HelpDialog open={help.isOpen} onClose={help.close}>
        <WaysToTalk onLeave={help.close} />
      </HelpDialog>
    </div>
  );
}
