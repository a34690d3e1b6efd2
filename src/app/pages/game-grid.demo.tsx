import type { Demo } from '../ui/demo.ts';
import { demoGames } from '../widgets/demo-answers.ts';
import { GameGrid, GameGridSkeleton } from './game-grid.tsx';

export const demo: Demo = {
  title: 'Game grid',
  group: 'pages',
  states: [
    { name: 'games', render: () => <GameGrid games={demoGames} /> },
    { name: 'loading', render: () => <GameGridSkeleton /> },
  ],
};
