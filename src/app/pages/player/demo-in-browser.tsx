import type { ReactNode } from 'react';
import { useHydrated } from '../../state/live-values/use-hydrated.ts';

/** Renders player demos in the style guide only in the browser, like the player's pages (RTE-3). */
export const DemoInBrowser = ({ children }: { children: ReactNode }) =>
  useHydrated() ? children : null;
