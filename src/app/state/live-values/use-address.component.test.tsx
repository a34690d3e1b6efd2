import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { hydrationRenders } from '../../../../tests/component/hydration-renders.tsx';
import { createTestApp, InApp } from '../../../../tests/component/test-app.tsx';
import { useAddress } from './use-address.ts';

/** Shows the address in a text and as a link to its own page, because hydration does not correct attributes. */
function Shown() {
  return <a href={useAddress()}>This page</a>;
}

/** The page at a URL, with the query that the server rendered. */
function pageAt(address: string, writtenSearch: string) {
  const routes = [{ path: '*', element: <Shown /> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return (
    <InApp app={{ ...createTestApp(), writtenSearch }}>
      <RouterProvider router={router} />
    </InApp>
  );
}

test('HDR-4 SSR hydrates the address that the server rendered, then shows the full one', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(pageAt('/help?q=a', '?q=a'));
  const link = place.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/help?q=a');
  const root = hydrateRoot(place, pageAt('/help?btag=x&q=a#phone', '?q=a'));
  onTestFinished(() => root.unmount());
  await expect.poll(() => link?.getAttribute('href')).toBe('/help?btag=x&q=a#phone');
  expect(place.querySelector('a')).toBe(link);
});

test('PF-2 SSR renders once while hydrating a page at the address that the server rendered', async () => {
  expect(await hydrationRenders(useAddress, '/help?q=a')).toBe(1);
});
