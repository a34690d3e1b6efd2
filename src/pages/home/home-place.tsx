import { Skeleton } from '../../ui/skeleton.tsx';

/** Holds the first screen while the home entry is on its way, so that what stands below it does not jump. */
export function HomePlace() {
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
