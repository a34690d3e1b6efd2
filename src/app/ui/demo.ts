import type { ReactNode } from 'react';

/** States of a component for the style guide. The file is beside the component; product code never imports it. */
export interface Demo {
  title: string;
  group: 'primitives' | 'frame' | 'widgets' | 'pages';
  states: { name: string; render: () => ReactNode }[];
}
