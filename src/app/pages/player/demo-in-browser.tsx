import type { ReactNode } from 'react';
import { useHydrated } from '../../state/live-values/use-hydrated.ts';

/** The player's pages are put together in the browser alone (RTE-3), and so are their parts in the style guide. */
export const DemoInBrowser = ({ children }: { children: ReactNode }) =>
  useHydrated() ? children : null;
