import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HYDRATED, keepPress } from './kept-press.ts';

const root = document.documentElement;

/** Shows two buttons and a search that React has not hydrated yet. @returns what has been carried out */
function beforeHydration() {
  document.body.innerHTML = `
    <button>Menu</button><button>Map</button>
    <form action="/games"><button>Search</button></form>`;
  const carriedOut = vi.fn<(name: string | null) => void>();
  keepPress(root);
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', (event) => {
      event.preventDefault();
      carriedOut(button.textContent);
    });
  const press = (name: string) =>
    userEvent.click(
      [...document.querySelectorAll('button')].find((button) => button.textContent === name) ??
        document.body,
    );
  function hydrate() {
    root.dataset[HYDRATED] = '';
    dispatchEvent(new Event(HYDRATED));
  }
  return { carriedOut, press, hydrate };
}

afterEach(() => {
  delete root.dataset[HYDRATED];
  document.body.innerHTML = '';
});

test('RTE-10 the last press before hydration is carried out after it, once', async () => {
  const { carriedOut, press, hydrate } = beforeHydration();
  await press('Menu');
  await press('Map');
  expect(carriedOut).not.toHaveBeenCalled();
  hydrate();
  expect(carriedOut.mock.calls).toEqual([['Map']]);
  await press('Menu');
  expect(carriedOut).toHaveBeenCalledTimes(2);
});

test('RTE-10 a press beside it withdraws the press, and a form with an address is not held', async () => {
  const { carriedOut, press, hydrate } = beforeHydration();
  await press('Menu');
  await press('Search');
  expect(carriedOut.mock.calls).toEqual([['Search']]);
  hydrate();
  expect(carriedOut).toHaveBeenCalledTimes(1);
});
