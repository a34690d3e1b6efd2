/** Shapes with the sizes of their content: see skeleton.css. */
export type SkeletonShape = 'posters' | 'hero' | 'plates' | 'tiles' | 'cards' | 'events' | 'rows';

/** Placeholder of loading content in its final size. */
export const Skeleton = ({ shape }: { shape: SkeletonShape }) => (
  <div className={`skeleton skeleton-${shape}`} aria-hidden />
);
