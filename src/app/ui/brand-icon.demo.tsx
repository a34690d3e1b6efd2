import { BrandIcon } from './brand-icon.tsx';
import type { Demo } from './demo.ts';

export const demo: Demo = {
  title: 'Brand icon',
  group: 'primitives',
  states: [{ name: 'live', render: () => <BrandIcon name="instagram" /> }],
};
