/** Shapes whose sizes are those of what comes: see skeleton.css. */
export type SkeletonShape = 'posters' | 'hero' | 'plates' | 'tiles' | 'cards' | 'events' | 'rows';

/** The place of something that is still on its way, in its final size. */
export const Skeleton = ({ shape }: { shape: SkeletonShape }) => (
  <div className={`skeleton skeleton-${shape}`} aria-hidden />
);
