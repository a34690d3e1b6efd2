import type { Demo } from '../../ui/demo.ts';
import { BoardLead, type Standing } from './board-lead.tsx';

const state = (name: string, standing: Standing, paused = false) => ({
  name,
  render: () => <BoardLead standing={standing} paused={paused} onRetry={() => undefined} />,
});

export const demo: Demo = {
  title: 'What is said above the matches',
  group: 'pages',
  states: [
    state('the sportsbook is on its way', 'waiting'),
    state('and odds are too old', 'waiting', true),
    state('it does not answer', 'silent'),
    state('it may not be shown', 'refused'),
    state('without a connection', 'offline'),
  ],
};
