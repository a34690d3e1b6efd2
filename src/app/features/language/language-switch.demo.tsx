import type { Demo } from '../../ui/demo.ts';
import { LanguageSwitch } from './language-switch.tsx';

export const demo: Demo = {
  title: 'Language switch',
  group: 'primitives',
  states: [{ name: 'live', render: () => <LanguageSwitch /> }],
};
