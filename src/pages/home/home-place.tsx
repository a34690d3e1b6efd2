import { useHydrated } from '../../features/live-values/use-hydrated.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/**
 * Holds the first screen while the home entry is on its way, so that what stands below it does not jump.
 * After a failure there is nothing (HOM-3); the server's failure does not count, the browser asks itself.
 */
export function HomePlace({ failed }: { failed: boolean }) {
  const hydrated = useHydrated();
  if (failed && hydrated) return null;
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
