import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';

/**
 * Renders the router's pages. Not in transitions: React would interrupt them every 5 ms, and on a slow phone the tasks
 * in between take as much time as the page (PF-9). A page whose code and data are there opens within the press.
 */
export const AppRouter = ({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) => (
  <RouterProvider router={router} useTransitions={false} />
);
