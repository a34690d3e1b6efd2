import type { Demo } from '../ui/demo.ts';
import { FilterTabs } from './filter-tabs.tsx';

const tabs = ['All games', 'Slots', 'Table games', 'Live casino', 'Jackpots', 'New'].map(
  (label, index) => ({ label, to: `?tab=${index}`, current: index === 0 }),
);

export const demo: Demo = {
  title: 'Filter tabs',
  group: 'pages',
  states: [
    { name: 'filter', render: () => <FilterTabs label="Filter" tabs={tabs} /> },
    {
      name: 'switch',
      render: () => <FilterTabs kind="switch" label="Switch" tabs={tabs.slice(0, 2)} />,
    },
  ],
};
