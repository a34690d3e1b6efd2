import type { Demo } from '../../ui/demo.ts';
import { demoMenu } from '../demo-entries.ts';
import { DemoState } from '../demo-state.tsx';
import { Header } from './header.tsx';

export const demo: Demo = {
  title: 'Header',
  group: 'frame',
  states: [
    { name: 'three items', answers: { 'desktop-menu': demoMenu(3) } },
    { name: 'more items than fit', answers: { 'desktop-menu': demoMenu(20) } },
    { name: 'menu missing' },
    { name: 'signed in', answers: { 'desktop-menu': demoMenu(3) }, signedIn: true },
  ].map(({ name, ...state }) => ({
    name,
    render: () => (
      <DemoState {...state}>
        <Header flags={{}} />
      </DemoState>
    ),
  })),
};
