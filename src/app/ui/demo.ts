import type { ReactNode } from 'react';

/** A component's states for the style guide. Stands beside the component; product code never imports it. */
export interface Demo {
  title: string;
  group: 'primitives' | 'frame' | 'widgets' | 'pages';
  states: { name: string; render: () => ReactNode }[];
}
