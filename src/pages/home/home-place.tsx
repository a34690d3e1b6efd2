import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { useHydrated } from '../../features/live-values/use-hydrated.ts';
import { useStores } from '../../state/context.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Comes with what every page loads once it is shown; no first view needs it. */
const FailedState = lazy(() =>
  import('../failed-state.tsx').then((m) => ({ default: m.FailedState })),
);

/**
 * Holds the first screen while the home entry is on its way, so that what stands below it does not jump.
 * After a failure there is nothing (HOM-3), but for a word where there is no network (PWA-3); the
 * server's failure does not count, the browser asks itself.
 */
export function HomePlace({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const hydrated = useHydrated();
  const { online } = useSnapshot(useStores().network);
  if (failed && hydrated)
    return online ? null : (
      <Suspense fallback={null}>
        <FailedState onRetry={onRetry} />
      </Suspense>
    );
  return (
    <div className="home home-place">
      <div className="hero">
        <Skeleton shape="hero" />
      </div>
      <div className="block game-rail">
        <div className="block-head" />
        <Skeleton shape="posters" />
      </div>
    </div>
  );
}
