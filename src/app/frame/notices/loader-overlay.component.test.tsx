import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { holdTimers } from '../../../../tests/component/held-timers.ts';
import { createTestApp, InApp } from '../../../../tests/component/test-app.tsx';
import { LOADER_DELAY_MS } from '../../features/loader/use-loader.ts';
import { LoaderOverlay } from './loader-overlay.tsx';

test('FRM-2 shows only while a game’s page takes long to load', async () => {
  const { promise: came, resolve: come } = Promise.withResolvers<null>();
  const page = (path: string) => ({ path, loader: () => came, element: <p>{path}</p> });
  const frame = (
    <>
      <LoaderOverlay />
      <Outlet />
    </>
  );
  const children = [
    { index: true, element: <p>home</p> },
    page('/promotions'),
    page('/games/:slug/play'),
  ];
  const router = createMemoryRouter([{ path: '/', element: frame, children }]);
  const passTime = holdTimers(LOADER_DELAY_MS);
  await render(
    <InApp app={createTestApp()}>
      <RouterProvider router={router} />
    </InApp>,
  );
  const shown = () => document.querySelector('.loader-overlay')?.textContent;
  await expect.poll(shown).toBe('');

  void router.navigate('/promotions');
  await expect.poll(() => router.state.navigation.state).toBe('loading');
  passTime();
  expect(shown()).toBe('');
  void router.navigate('/games/neon-alley/play');
  await expect.poll(() => router.state.navigation.location?.pathname).toContain('/play');
  expect(shown()).toBe('');
  await expect
    .poll(() => {
      passTime();
      return shown();
    })
    .toBe('One moment…');
  come(null);
  await expect.poll(() => router.state.location.pathname).toBe('/games/neon-alley/play');
  await expect.poll(shown).toBe('');
});
