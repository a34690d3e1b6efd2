import type { Demo } from '../../ui/demo.ts';
import { demoMenu } from '../demo-entries.ts';
import { DemoState } from '../demo-state.tsx';
import { MobileNav } from './mobile-nav.tsx';

export const demo: Demo = {
  title: 'Bottom bar (phones)',
  group: 'frame',
  states: [
    { name: 'four of six items', answers: { 'mobile-menu': demoMenu(6) } },
    { name: 'menu missing' },
  ].map(({ name, ...state }) => ({
    name,
    render: () => (
      <DemoState {...state}>
        <MobileNav />
      </DemoState>
    ),
  })),
};
