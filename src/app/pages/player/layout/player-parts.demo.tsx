import type { Demo } from '../../../ui/demo.ts';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import { Facts } from './facts.tsx';
import { PlayerFailed } from './player-answered.tsx';
import { PlayerCard } from './player-card.tsx';
import { PlayerNav } from './player-nav.tsx';
import { PlayerWaiting } from './player-waiting.tsx';

const nothing = async () => undefined;

export const demo: Demo = {
  title: 'Parts of the player area',
  group: 'pages',
  states: [
    { name: 'way around', render: () => <PlayerNav /> },
    { name: 'waiting', render: () => <PlayerWaiting rooms={['note', 'card', 'line']} /> },
    { name: 'not answered', render: () => <PlayerFailed online onRetry={nothing} /> },
    { name: 'offline', render: () => <PlayerFailed online={false} onRetry={nothing} /> },
    {
      name: 'card with facts',
      render: () => (
        <PlayerCard title="A card">
          <Facts
            facts={[
              ['Name', 'Vera Montalbán Ruiz'],
              ['Document number', '******37K'],
            ]}
          />
        </PlayerCard>
      ),
    },
    {
      name: 'asks once',
      render: () => (
        <TwoStepButton question="Log out this device?" keepLabel="Cancel" onConfirm={nothing}>
          Log out
        </TwoStepButton>
      ),
    },
  ],
};
