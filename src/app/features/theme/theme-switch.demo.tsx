import type { Demo } from '../../ui/demo.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export const demo: Demo = {
  title: 'Theme switch',
  group: 'primitives',
  states: [{ name: 'live', render: () => <ThemeSwitch /> }],
};
