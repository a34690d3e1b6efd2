import type { Demo } from '../../ui/demo.ts';
import { demoBurger } from '../demo-entries.ts';
import { DemoState } from '../demo-state.tsx';
import { BurgerMenu } from './burger-menu.tsx';

export const demo: Demo = {
  title: 'Burger menu',
  group: 'frame',
  states: [
    { name: 'visitor', signedIn: false },
    { name: 'player', signedIn: true },
  ].map(({ name, signedIn }) => ({
    name,
    render: () => (
      <DemoState signedIn={signedIn} answers={{ 'burger-menu': demoBurger }}>
        <BurgerMenu onFollow={() => undefined} />
      </DemoState>
    ),
  })),
};
