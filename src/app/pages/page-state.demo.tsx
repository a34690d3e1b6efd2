import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../ui/button.tsx';
import type { Demo } from '../ui/demo.ts';
import { FailedState } from './failed-state.tsx';
import { PageState } from './page-state.tsx';

export const demo: Demo = {
  title: 'Page state',
  group: 'pages',
  states: [
    {
      name: 'nothing found',
      render: () => (
        <PageState icon={SearchX} title="No games found" text="Check the spelling.">
          <Button kind="quiet">Show all games</Button>
        </PageState>
      ),
    },
    { name: 'failed', render: () => <FailedState onRetry={async () => undefined} /> },
  ],
};
