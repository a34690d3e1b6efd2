import type { ReactNode } from 'react';

/** A component in its states, as the style guide shows it. Lives beside the component; no product code imports it. */
export interface Demo {
  title: string;
  group: 'primitives' | 'frame' | 'widgets' | 'pages';
  states: { name: string; render: () => ReactNode }[];
}
