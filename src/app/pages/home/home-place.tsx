import { lazy, Suspense } from 'react';
import { useHydrated } from '../../state/live-values/use-hydrated.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Comes with what every page loads once it is shown; no first view needs it. */
const FailedState = lazy(() =>
  import('../failed-state.tsx').then((m) => ({ default: m.FailedState })),
);

/**
 * Holds the first screen while the home entry is on its way, so that what stands below it does not jump.
 * After a failure there is no widget (HOM-3), but another try, or what is saved where there is no network (PWA-3); the
 * server's failure does not count, the browser asks itself.
 */
export function HomePlace({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const hydrated = useHydrated();
  if (failed && hydrated)
    return (
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
