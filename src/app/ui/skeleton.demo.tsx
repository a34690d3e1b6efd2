import type { Demo } from './demo.ts';
import { Skeleton, type SkeletonShape } from './skeleton.tsx';

const shapes: SkeletonShape[] = ['posters', 'plates', 'tiles', 'cards', 'events', 'rows'];

export const demo: Demo = {
  title: 'Skeleton',
  group: 'primitives',
  states: shapes.map((shape) => ({ name: shape, render: () => <Skeleton shape={shape} /> })),
};
