import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp, InApp } from '../../../tests/component/test-app.tsx';
import { SearchForm } from './search-form.tsx';

/** Shows a search form as the server rendered it. @returns its fields, its router, and a function that hydrates it */
function shownBeforeScripts() {
  const element = (
    <InApp app={createTestApp()}>
      <SearchForm label="Search games" submitLabel="Apply">
        <select name="provider">
          <option value="">All</option>
          <option>Velour</option>
        </select>
      </SearchForm>
    </InApp>
  );
  const routerAt = (path: string) =>
    createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const place = document.createElement('div');
  place.innerHTML = renderToString(<RouterProvider router={routerAt('/games')} />);
  document.body.append(place);
  onTestFinished(() => place.remove());
  const router = routerAt('/games');
  const box = place.querySelector('input') as HTMLInputElement;
  const hydrate = () => {
    const root = hydrateRoot(place, <RouterProvider router={router} />);
    onTestFinished(() => root.unmount());
  };
  const choice = place.querySelector('select') as HTMLSelectElement;
  return { box, choice, router, hydrate };
}

test('SPT-3 PF-9 applies a search that was typed before the scripts ran', async () => {
  const { box, router, hydrate } = shownBeforeScripts();
  box.focus();
  box.value = 'owl';
  hydrate();
  await expect.poll(() => router.state.location.search).toBe('?q=owl');
  expect(box.value).toBe('owl');
});

test('SPT-3 PF-9 applies a choice that was made before the scripts ran', async () => {
  const { choice, router, hydrate } = shownBeforeScripts();
  choice.focus();
  choice.value = 'Velour';
  hydrate();
  await expect.poll(() => router.state.location.search).toBe('?provider=Velour');
  expect(choice.value).toBe('Velour');
});

test('SPT-3 PF-9 applies all that was typed and chosen before the scripts ran', async () => {
  const { box, choice, router, hydrate } = shownBeforeScripts();
  box.value = 'owl';
  choice.focus();
  choice.value = 'Velour';
  hydrate();
  await expect.poll(() => router.state.location.search).toBe('?q=owl&provider=Velour');
  expect(box.value).toBe('owl');
});

test('SPT-3 shows the URL’s search instead of text that the browser has restored', async () => {
  const { box, router, hydrate } = shownBeforeScripts();
  box.value = 'owl';
  hydrate();
  await expect.poll(() => box.value).toBe('');
  expect(router.state.location.search).toBe('');
});
