import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { jurisdictions } from '../../../config/jurisdictions.ts';
import { RUNNING_SESSION } from '../../../lib/site-paths.ts';
import { gameQuery } from '../../../operator/catalogue.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import type { Play } from '../../features/play/play.ts';
import type { PlayState } from '../../features/play/play-session.ts';
import { usePlay, useWayOut } from '../../features/play/use-play.ts';
import { PlayerOnly } from '../../features/session/player-only.tsx';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { useSearch } from '../../state/live-values/use-search.ts';
import { ChooseLimits } from './choose-limits.tsx';
import { DemoPlay } from './demo-play.tsx';
import { InsteadOfGame } from './instead-of-game.tsx';
import './play-card.css';
import { PlayEnded } from './play-ended.tsx';
import { PlayFailed } from './play-failed.tsx';
import { PlayOpening } from './play-opening.tsx';

const loadStage = () => import('./play-stage.tsx');
const PlayStage = lazy(() => loadStage().then((m) => ({ default: m.PlayStage })));

/**
 * A game's page: for money for players, as a demo with `?mode=demo`. `?session=` resumes a session, by its id or as the
 * game's running one.
 */
function GamePlayPage() {
  const { t } = useText();
  const { slug = '' } = useParams();
  const search = useSearch();
  const title = useAnswer(gameQuery(slug)).value?.game.title ?? t('play.title');
  return (
    <>
      <PageHead title={title} description={t('play.description')} />
      <h1 className="play-page-title">{title}</h1>
      <noscript>
        <p className="page">{t('play.noscript')}</p>
      </noscript>
      {search.get('mode') === 'demo' ? (
        <DemoPlay key={slug} slug={slug} />
      ) : (
        <RealPlay key={slug} slug={slug} resume={search.get('session') ?? undefined} />
      )}
    </>
  );
}

interface RealPlayProps {
  slug: string;
  resume: string | undefined;
}

/** Real play, from the choice of limits to the summary. On log-out, only a running game stays on screen. */
function RealPlay({ slug, resume }: RealPlayProps) {
  const { play, state } = usePlay(slug);
  const begun = useRef(false);
  const isLeaving = useWayOut(play, state);
  // Preloads the stage while the operator responds; an error is reported when the stage is needed.
  useEffect(() => void loadStage().catch(() => undefined), []);
  if ('table' in state)
    return (
      <Suspense fallback={<PlayOpening />}>
        <PlayStage play={play} state={state} />
      </Suspense>
    );
  // A page that loads slowly would show the summary for a moment.
  if (isLeaving) return <PlayOpening isClosing />;
  return (
    <PlayerOnly waiting={<PlayOpening />}>
      <OffStage play={play} state={state} slug={slug} resume={resume} begun={begun} />
    </PlayerOnly>
  );
}

interface OffStageProps extends RealPlayProps {
  play: Play;
  state: Exclude<PlayState, { table: unknown }>;
  begun: RefObject<boolean>;
}

/** Shown before and after play. Begins a session on the first render. */
function OffStage({ play, state, slug, resume, begun }: OffStageProps) {
  const { isDue } = jurisdictions[useApp().config.jurisdiction].choicesBeforePlay;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per visit
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void (resume === RUNNING_SESSION ? play.beginRunning(slug, isDue) : play.begin(resume, isDue));
  }, []);
  const again = () => void play.begin(undefined, isDue);

  switch (state.is) {
    case 'starting':
      return <PlayOpening />;
    case 'choosing':
      return <ChooseLimits again={state.again} onChosen={play.start} />;
    case 'ended':
      return (
        <InsteadOfGame>
          <PlayEnded {...state} onAgain={again} />
        </InsteadOfGame>
      );
    case 'failed':
      return (
        <InsteadOfGame>
          <PlayFailed
            failure={state.failure}
            slug={slug}
            onRetry={again}
            onGoOn={play.goOn}
            onEndOther={async (id) => (await play.endOther(id)) ?? play.begin(undefined, isDue)}
          />
        </InsteadOfGame>
      );
  }
}

export { GamePlayPage as Component };
