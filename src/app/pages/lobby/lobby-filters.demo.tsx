import type { Demo } from '../../ui/demo.ts';
import { LobbyFilterForm } from './lobby-filters.tsx';

export const demo: Demo = {
  title: 'Lobby filters',
  group: 'pages',
  states: [
    {
      name: 'empty',
      render: () => (
        <LobbyFilterForm
          filters={{ category: '', provider: '', q: '', sort: 'popular', page: 1 }}
          providers={['Lampblack', 'Velour']}
        />
      ),
    },
  ],
};
