import type { Demo } from '../../ui/demo.ts';
import { demoPromotions } from '../../widgets/demo-answers.ts';
import { PromotionTiles, PromotionTilesSkeleton } from './promotion-tiles.tsx';

export const demo: Demo = {
  title: 'Promotion tiles',
  group: 'pages',
  states: [
    {
      name: 'with and without an end',
      render: () => <PromotionTiles promotions={demoPromotions} now={0} />,
    },
    { name: 'loading', render: () => <PromotionTilesSkeleton /> },
  ],
};
