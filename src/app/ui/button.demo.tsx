import { Button } from './button.tsx';
import type { Demo } from './demo.ts';

const kinds = ['primary', 'accent', 'quiet', 'outline'] as const;

export const demo: Demo = {
  title: 'Button',
  group: 'primitives',
  states: [
    ...kinds.map((kind) => ({
      name: kind,
      render: () => <Button kind={kind}>Take a seat</Button>,
    })),
    { name: 'disabled', render: () => <Button disabled>Take a seat</Button> },
    { name: 'busy', render: () => <Button busy>Take a seat</Button> },
  ],
};
