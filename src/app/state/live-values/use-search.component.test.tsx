import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { hydrationRenders } from '../../../../tests/component/hydration-renders.tsx';
import { createTestApp, InApp } from '../../../../tests/component/test-app.tsx';
import { useSearch } from './use-search.ts';

function Shown() {
  return <p>{useSearch().get('q') ?? 'everything'}</p>;
}

/** The page as rendered for a URL. */
function pageAt(address: string) {
  const app = createTestApp();
  const routes = [{ path: '*', element: <Shown /> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return (
    <InApp app={app}>
      <RouterProvider router={router} />
    </InApp>
  );
}

test('SSR hydrates a page that was rendered without the query, then shows it', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(pageAt('/stores'));
  expect(place.textContent).toBe('everything');
  const faults: unknown[] = [];
  const paragraph = place.querySelector('p');
  const root = hydrateRoot(place, pageAt('/stores?q=madrid'), {
    onRecoverableError: (error) => faults.push(error),
  });
  onTestFinished(() => root.unmount());
  await expect.poll(() => place.textContent).toBe('madrid');
  expect(faults).toEqual([]);
  expect(place.querySelector('p')).toBe(paragraph);
});

test('PF-2 SSR renders once while hydrating a page with the query that the server rendered', async () => {
  expect(await hydrationRenders(useSearch, '/stores?q=madrid')).toBe(1);
});
