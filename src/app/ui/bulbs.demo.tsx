import { Bulbs } from './bulbs.tsx';
import type { Demo } from './demo.ts';

export const demo: Demo = {
  title: 'Bulbs: work is under way',
  group: 'primitives',
  states: [{ name: 'lit', render: () => <Bulbs label="One moment…" /> }],
};
