import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { createTestApp, InApp } from './test-app.tsx';

interface CountedProps {
  useHook: () => unknown;
  onRender: () => void;
}

function Counted({ useHook, onRender }: CountedProps) {
  useHook();
  onRender();
  return null;
}

/** Renders once more after the effects of hydration. */
function Settled() {
  const [isSettled, settle] = useState(false);
  useEffect(() => settle(true), []);
  return <p>{isSettled ? 'settled' : 'hydrating'}</p>;
}

/**
 * Counts how often a component with this hook renders while the browser hydrates it.
 * @param at URL of the page, on the server as well
 */
export async function hydrationRenders(useHook: () => unknown, at: string): Promise<number> {
  const onRender = vi.fn();
  const app = { ...createTestApp(), writtenSearch: new URL(at, location.href).search };
  const element = (
    <InApp app={app}>
      <Counted useHook={useHook} onRender={onRender} />
      <Settled />
    </InApp>
  );
  const page = () => {
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
    return <RouterProvider router={router} />;
  };
  const place = document.createElement('div');
  place.innerHTML = renderToString(page());
  onRender.mockClear();
  const root = hydrateRoot(place, page());
  onTestFinished(() => root.unmount());
  await expect.poll(() => place.textContent).toBe('settled');
  return onRender.mock.calls.length;
}
