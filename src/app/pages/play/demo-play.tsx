import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { unexpected } from '../../../http/http-error.ts';
import { useBreak } from '../../features/break/use-break.ts';
import { type OpenedDemo, openDemo } from '../../features/play/open-demo.ts';
import { failureOf, type PlayFailure } from '../../features/play/play-failure.ts';
import { useApp } from '../../state/context.ts';
import { InsteadOfGame } from './instead-of-game.tsx';
import { PlayFailed } from './play-failed.tsx';
import { PlayOpening } from './play-opening.tsx';

const loadStage = () => import('./demo-stage.tsx');
const DemoStage = lazy(() => loadStage().then((m) => ({ default: m.DemoStage })));

/** Opens a demo game, also for visitors where the operator allows it. A demo has no session. A break closes it. */
export function DemoPlay({ slug }: { slug: string }) {
  const app = useApp();
  const isOnBreak = useBreak() !== undefined;
  const [demo, setDemo] = useState<OpenedDemo>();
  const open = useCallback(async () => {
    setDemo(undefined);
    // The game's help uses the texts of the session area.
    const words = app.addMessages('session').catch(() => undefined);
    const [opened] = await Promise.all([
      openDemo(app, slug).catch((error) => ({ failure: failureOf(unexpected(error)) })),
      words,
    ]);
    setDemo(opened);
  }, [app, slug]);
  useEffect(() => void open(), [open]);
  useEffect(() => void loadStage().catch(() => undefined), []);

  const told = (failure: PlayFailure) => (
    <InsteadOfGame>
      <PlayFailed failure={failure} slug={slug} onRetry={open} />
    </InsteadOfGame>
  );
  if (isOnBreak) return told({ reason: 'excluded' });
  if (demo === undefined) return <PlayOpening />;
  if ('failure' in demo) return told(demo.failure);
  return (
    <Suspense fallback={<PlayOpening />}>
      <DemoStage
        slug={slug}
        launch={demo.launch}
        onRetry={open}
        onFault={() => setDemo({ failure: { reason: 'refused', quote: undefined } })}
      />
    </Suspense>
  );
}
