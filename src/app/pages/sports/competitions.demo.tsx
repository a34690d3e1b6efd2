import type { Demo } from '../../ui/demo.ts';
import { demoEvents } from '../../widgets/demo-answers.ts';
import { Competitions } from './competitions.tsx';
import { standingEvents } from './standing-events.ts';
import './sports-board.css';

const places = standingEvents([], demoEvents);

export const demo: Demo = {
  title: 'Sports competition',
  group: 'pages',
  states: [
    {
      name: 'upcoming and live',
      render: () => <Competitions places={places} suspended={false} />,
    },
    { name: 'odds suspended', render: () => <Competitions places={places} suspended /> },
    {
      name: 'begun and over',
      render: () => <Competitions places={standingEvents(places, [])} suspended={false} />,
    },
  ],
};
