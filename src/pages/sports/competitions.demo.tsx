import type { Demo } from '../../ui/demo.ts';
import { demoEvents } from '../../widgets/demo-answers.ts';
import { Competitions } from './competitions.tsx';
import './sports-board.css';

export const demo: Demo = {
  title: 'Sports competition',
  group: 'pages',
  states: [
    {
      name: 'upcoming and live',
      render: () => <Competitions events={demoEvents} suspended={false} />,
    },
    { name: 'odds suspended', render: () => <Competitions events={demoEvents} suspended /> },
  ],
};
