import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createOccupations, isOccupied, type OccupationsStore } from '../occupations.ts';
import { watchForms } from './watch-forms.ts';

let occupations: OccupationsStore;
beforeEach(() => {
  occupations = createOccupations();
  watchForms(occupations);
});

async function show(markup: React.ReactNode) {
  const screen = await render(markup);
  onTestFinished(() => screen.unmount());
  return screen;
}

test('PWA-6 counts a form as busy from the first input until reset', async () => {
  await show(
    <form>
      <input aria-label="Amount" />
      <button type="reset">Clear</button>
    </form>,
  );
  expect(isOccupied(occupations)).toBe(false);
  await page.getByLabelText('Amount').fill('20');
  expect(occupations.list).toMatchObject([{ what: 'form' }]);
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(isOccupied(occupations)).toBe(false);
});

test('PWA-6 ignores a form that was removed from the page', async () => {
  const screen = await show(
    <form>
      <input aria-label="Amount" />
    </form>,
  );
  await page.getByLabelText('Amount').fill('20');
  expect(isOccupied(occupations)).toBe(true);
  await screen.unmount();
  await expect.poll(() => isOccupied(occupations)).toBe(false);
});

test('PWA-6 ignores searches, whose text is in the URL', async () => {
  await show(
    <search>
      <form>
        <input aria-label="Search" />
      </form>
    </search>,
  );
  await page.getByLabelText('Search').fill('fox');
  expect(isOccupied(occupations)).toBe(false);
});
