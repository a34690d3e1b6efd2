import type { Demo } from '../../ui/demo.ts';
import { Logo } from './logo.tsx';

export const demo: Demo = {
  title: 'Logo',
  group: 'frame',
  states: [
    { name: 'whole', render: () => <Logo /> },
    { name: 'small', render: () => <Logo small /> },
  ],
};
