import type { Demo } from '../ui/demo.ts';
import { FilterTabs } from './filter-tabs.tsx';

const tabs = ['All games', 'Slots', 'Table games', 'Live casino', 'Jackpots', 'New'].map(
  (label, index) => ({ label, to: `?tab=${index}`, current: index === 0 }),
);

export const demo: Demo = {
  title: 'Filter tabs',
  group: 'pages',
  states: [{ name: 'first chosen', render: () => <FilterTabs label="Demo" tabs={tabs} /> }],
};
