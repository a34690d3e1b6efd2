import { lazy, Suspense } from 'react';
import { useHydrated } from '../../state/live-values/use-hydrated.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Loads with the code that every page loads after first paint, because no first view needs it. */
const FailedState = lazy(() =>
  import('../failed-state.tsx').then((m) => ({ default: m.FailedState })),
);

/**
 * Reserves the first viewport while the home entry loads, so that content below does not jump. After a failure it shows
 * a retry (HOM-3) or, offline, the saved pages (PWA-3) instead of widgets. Failures on the server do not count, because
 * the browser reads the entry again.
 */
export function HomePlace({
  failed,
  onRetry,
}: {
  failed: boolean;
  onRetry: () => Promise<unknown>;
}) {
  const hydrated = useHydrated();
  if (failed && hydrated)
    return (
      <div className="home">
        <Suspense fallback={null}>
          <FailedState onRetry={onRetry} />
        </Suspense>
      </div>
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
