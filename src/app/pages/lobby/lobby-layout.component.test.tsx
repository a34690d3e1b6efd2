import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { labelRoom } from '../../../../tests/component/label-room.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { resize } from '../../../../tests/component/resize.ts';

const main = page.getByRole('main');

test('SPT-3 FRM-1 scrolls a category or game with keyboard focus fully into view', async () => {
  await resize(320);
  await mountApp('/games');
  await expect.element(main.getByRole('link', { name: 'Live casino' })).toBeInTheDocument();
  for (const row of ['.filter-tabs-list', '.rail-track']) {
    document.querySelector<HTMLElement>(`main ${row} a`)?.focus();
    for (let next = 1; next < 6; next++) {
      await userEvent.tab();
      const { activeElement } = document;
      expect(activeElement?.closest(row)).not.toBeNull();
      const { left = -1, right = 0 } = activeElement?.getBoundingClientRect() ?? {};
      expect.soft(left, `${activeElement?.textContent}`).toBeGreaterThanOrEqual(0);
      expect.soft(right, `${activeElement?.textContent}`).toBeLessThanOrEqual(320);
    }
  }
});

test('SPT-3 FRM-1 shows the whole focus ring of a category, on phone and desktop', async () => {
  await resize(390);
  await mountApp('/games');
  const category = main.getByRole('link', { name: 'Live casino' });
  await expect.element(category).toBeInTheDocument();
  const row = document.querySelector('main .filter-tabs-list') as HTMLElement;
  for (const width of [390, 1440]) {
    await resize(width);
    const { top, bottom } = row.getBoundingClientRect();
    const pill = category.element().getBoundingClientRect();
    // The ring is 3 px wide, 2 px apart.
    expect(pill.top - top, `${width} px`).toBeGreaterThanOrEqual(5);
    expect(bottom - pill.bottom, `${width} px`).toBeGreaterThanOrEqual(5);
  }
});

/** Expects each filter of the search row to show its label in full. */
function expectWholeLabels(): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>('.lobby-bar select'))
    expect(labelRoom(select), `${select.name} at ${innerWidth} px`).toBeGreaterThanOrEqual(0);
}

test('SPT-3 FRM-1 keeps the search row whole, and in place when its button appears', async () => {
  await resize(1280);
  await mountApp('/games');
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await expect.element(order).toBeVisible();
  expectWholeLabels();
  await resize(1440);
  const place = () => order.element().getBoundingClientRect().left;
  const before = place();
  order.element().focus();
  await userEvent.tab();
  const submit = document.activeElement as HTMLElement;
  expect(submit.matches('button[type="submit"]')).toBe(true);
  expect(submit.offsetHeight).toBeGreaterThanOrEqual(44);
  expect(place()).toBe(before);
});

test('SPT-3 shows the filters’ labels in full in Spanish', async () => {
  await resize(1280);
  await mountApp('/es/games');
  await expect.element(main.getByRole('searchbox')).toBeVisible();
  expectWholeLabels();
  await resize(1440);
  expectWholeLabels();
});

test('SPT-3 shows the current category in its row, also after another one is chosen', async () => {
  await resize(390, 844);
  const { router } = await mountApp('/games?category=jackpots');
  const isInView = (name: string) => {
    const tab = main.getByRole('link', { name, exact: true }).element();
    const { left, right } = tab.getBoundingClientRect();
    return tab.hasAttribute('aria-current') && left >= 0 && right <= innerWidth;
  };
  await expect.element(main.getByRole('link', { name: 'Jackpots', exact: true })).toBeVisible();
  await expect.poll(() => isInView('Jackpots')).toBe(true);
  await router.navigate('/games');
  await expect.poll(() => isInView('All games')).toBe(true);
});

test('SPT-3 reserves the final height of a far rail, on phone and desktop', async () => {
  await resize(390, 844);
  await mountApp('/games');
  await expect.element(main.getByRole('heading', { name: 'All games' })).toBeVisible();
  const rails = document.querySelectorAll<HTMLElement>('.lobby-rail-far');
  expect(rails.length).toBeGreaterThan(0);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await resize(width, height);
    for (const rail of rails) {
      const reserved = getComputedStyle(rail).containIntrinsicBlockSize;
      rail.style.contentVisibility = 'visible';
      const difference = rail.offsetHeight - Number.parseFloat(reserved.slice(5));
      expect(Math.abs(difference), `${width} px`).toBeLessThan(2);
      rail.style.removeProperty('content-visibility');
    }
  }
});

test('PF-2 leaves out rails below the first screen of a phone until they are revealed', async () => {
  await resize(390, 844);
  await mountApp('/games');
  await expect.element(main.getByRole('heading', { name: 'All games' })).toBeVisible();
  const { dataset } = document.documentElement;
  const shown = () =>
    [...document.querySelectorAll('.lobby-rail h2')].map((title) => title.checkVisibility());
  expect(shown()).not.toContain(false);
  dataset['revealed'] = 'pictures';
  expect(shown().slice(0, 4)).toEqual([true, true, true, false]);
  for (const rail of document.querySelectorAll<HTMLElement>('.lobby-rail-far'))
    rail.dataset['revealed'] = '';
  expect(shown()).not.toContain(false);
});

test('SPT-3 aligns a poster’s title and caption alike in a right-to-left page', async () => {
  await resize(390, 844);
  await mountApp('/ar/games', { config: { languages: ['en', 'ar'] } });
  await expect.poll(() => document.querySelector('.poster-title')).not.toBeNull();
  const rightOf = (selector: string) => {
    const text = document.createRange();
    text.selectNodeContents(document.querySelector(selector) ?? document);
    return text.getBoundingClientRect().right;
  };
  expect(rightOf('.poster-title')).toBe(rightOf('.poster > small'));
});
