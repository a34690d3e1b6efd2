import { BrandIcon } from './brand-icon.tsx';
import type { Demo } from './demo.ts';

export const demo: Demo = {
  title: 'Brand icon',
  group: 'primitives',
  states: [
    { name: 'known', render: () => <BrandIcon name="instagram" otherwise={null} /> },
    { name: 'unknown', render: () => <BrandIcon name="nowhere" otherwise="(its stand-in)" /> },
  ],
};
