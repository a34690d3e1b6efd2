import type { Demo } from '../../ui/demo.ts';
import { LobbyFilterForm } from './lobby-filters.tsx';

const none = { category: '', provider: '', q: '' };

export const demo: Demo = {
  title: 'Lobby filters',
  group: 'pages',
  states: [
    {
      name: 'empty',
      render: () => <LobbyFilterForm filters={none} providers={['Lampblack', 'Velour']} />,
    },
  ],
};
