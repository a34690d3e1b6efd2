import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HYDRATED, keepPress } from './kept-press.ts';

const root = document.documentElement;

/**
 * Shows two buttons and a search form before hydration. @returns the presses that were carried out, and ways to press
 * and hydrate
 */
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

test('RTE-10 carries out the last press before hydration once, after it', async () => {
  const { carriedOut, press, hydrate } = beforeHydration();
  await press('Menu');
  await press('Map');
  expect(carriedOut).not.toHaveBeenCalled();
  hydrate();
  expect(carriedOut.mock.calls).toEqual([['Map']]);
  await press('Menu');
  expect(carriedOut).toHaveBeenCalledTimes(2);
});

test('RTE-10 drops a press when another place is pressed, and does not delay a form with an action', async () => {
  const { carriedOut, press, hydrate } = beforeHydration();
  await press('Menu');
  await press('Search');
  expect(carriedOut.mock.calls).toEqual([['Search']]);
  hydrate();
  expect(carriedOut).toHaveBeenCalledTimes(1);
});
