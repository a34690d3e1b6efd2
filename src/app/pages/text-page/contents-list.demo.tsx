import type { Demo } from '../../ui/demo.ts';
import { ContentsList } from './contents-list.tsx';
import './text-page.css';

export const demo: Demo = {
  title: 'Contents of a text',
  group: 'pages',
  states: [
    {
      name: 'two levels',
      render: () => (
        <ContentsList
          headings={[
            { id: 'section-who', text: 'Who may play', level: 2 },
            { id: 'section-account', text: 'Your account', level: 2 },
            { id: 'section-safe', text: 'Keeping it safe', level: 3 },
          ]}
        />
      ),
    },
  ],
};
