import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { forceColours, shapeless } from '../../../../tests/component/forced-colours.ts';
import { resize } from '../../../../tests/component/resize.ts';
import { button, openSpots } from '../../../../tests/component/spots-page.tsx';

/** Sizes of the frame beside the site's bar on a phone of 390 by 844 px. */
const UPRIGHT = [390, 788] as const;
const ON_ITS_SIDE = [695, 390] as const;
/** The same beside the bar of a phone of 568 by 320 px. */
const SMALL_ON_ITS_SIDE = [464, 320] as const;
const chip = screen.getByRole('button', { name: '€0.20', exact: true });
const MORE = 'Splits, streets, corners and lines';

/** The text of the control that has the focus. */
const focused = () => {
  const control = document.activeElement;
  return (control?.querySelector('.spot-look') ?? control)?.textContent;
};
/** Presses keys one by one, each of which moves the focus. @param moves keys, and where they lead to */
async function expectMoves(moves: readonly (readonly [string, string])[]) {
  for (const [key, control] of moves) {
    await userEvent.keyboard(`{${key}}`);
    expect(focused(), key).toBe(control);
  }
}

/** Expects every bet and every action within a frame of this height, with its whole text. */
function expectWholeBoard(height: number): void {
  const spots = [...document.querySelectorAll<HTMLElement>('.spot')];
  expect(spots).toHaveLength(37 + 12);
  const main = document.querySelector('.spots-main') as HTMLElement;
  const { top, bottom } = main.getBoundingClientRect();
  // On a small phone the list of further bets is below the board.
  const more = height > 320 ? [document.querySelector('summary') as HTMLElement] : [];
  for (const spot of [...spots, ...more]) {
    const box = spot.getBoundingClientRect();
    expect(Math.min(box.width, box.height), spot.textContent).toBeGreaterThanOrEqual(24);
    expect(box.top).toBeGreaterThanOrEqual(top);
    expect(box.bottom).toBeLessThanOrEqual(bottom);
    expect(spot.scrollWidth, spot.textContent).toBeLessThanOrEqual(spot.clientWidth);
    expect(spot.scrollHeight, spot.textContent).toBeLessThanOrEqual(spot.clientHeight);
  }
  for (const action of document.querySelectorAll('.desk button')) {
    const box = action.getBoundingClientRect();
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.bottom).toBeLessThanOrEqual(height);
  }
  expect(main.scrollWidth).toBe(main.clientWidth);
}

test('SPT-3 moves between all spots of roulette by arrow keys, with one tab stop', async () => {
  await openSpots('roulette');
  (button('Leave the game').element() as HTMLElement).focus();
  await expectMoves([
    ['Tab', '0'],
    ['ArrowLeft', '0'],
    ['ArrowDown', '3'],
    ['ArrowRight', '4'],
    ['ArrowDown', '10'],
    ['ArrowLeft', '9'],
    ['ArrowUp', '3'],
    ['End', MORE],
    ['ArrowUp', '3rd dozen'],
    ['ArrowRight', '1st column'],
    ['ArrowUp', 'Odd'],
    ['ArrowUp', '34'],
    ['Home', '0'],
    ['End', MORE],
    ['Enter', MORE],
  ]);
  await expect.element(screen.getByRole('group', { name: 'Corner' })).toBeVisible();
  await expectMoves([
    ['ArrowDown', '0-3'],
    ['ArrowRight', '1-2'],
    ['ArrowDown', '8-9'],
    ['ArrowUp', '1-2'],
    ['End', '31–36'],
    ['Home', '0'],
  ]);
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(button('Line 31–36, 5 to 1: bet €0.20')).toHaveFocus();
  expect(document.querySelectorAll('.board [tabindex="0"]')).toHaveLength(1);
  await userEvent.keyboard('{Tab}');
  await expect.element(chip).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focused()).toMatch('31–36');
});

test('SPT-3 keeps a tab stop on the board when the list that has it is closed', async () => {
  await openSpots('roulette');
  const more = screen.getByText(MORE);
  await more.click();
  await button(/^Split 1-2,/).click();
  // As in browsers in which a press does not move the focus.
  (more.element() as HTMLElement).click();
  await expect.poll(() => document.querySelector('.board [tabindex="0"]')).toBe(more.element());
});

test('SPT-3 moves between the spots of roulette as they lie on a phone on its side', async () => {
  await resize(...ON_ITS_SIDE);
  await openSpots('roulette');
  document.querySelector<HTMLElement>('.spot')?.focus();
  await expectMoves([
    ['ArrowRight', 'Red'],
    ['ArrowRight', '1st dozen'],
    ['ArrowDown', '2nd dozen'],
    ['ArrowLeft', 'Black'],
    ['ArrowLeft', '6'],
    ['ArrowDown', '12'],
    ['ArrowLeft', '11'],
  ]);
});

test('SPT-3 CFG-2 moves between the spots of roulette as they lie in Arabic', async () => {
  await openSpots('roulette', {}, 'ar');
  document.querySelector<HTMLElement>('.spot')?.focus();
  await expectMoves([
    ['ArrowDown', '3'],
    ['ArrowLeft', '4'],
    ['ArrowRight', '3'],
    ['ArrowRight', '2'],
  ]);
});

test('SPT-3 FRM-1 draws every button of a game in forced colours', async () => {
  await openSpots('roulette');
  await forceColours();
  expect(shapeless()).toEqual([]);
});

// The frame beside the bar of a phone of 568 and of 640 px.
test.each([
  ['baccarat', 464, 320, 'en'],
  ['live-bingo', 536, 360, 'en'],
  ['sic-bo', 464, 320, 'es'],
  ['craps', 464, 320, 'es'],
  ['live-dice', 464, 320, 'ar'],
  ['live-wheel', 464, 320, 'es'],
  ['live-dragon-tiger', 464, 320, 'ar'],
] as const)(
  'SPT-3 shows whole spots of %s in a frame of %i by %i px in %s',
  async (name, width, height, lang) => {
    await resize(width, height);
    await openSpots(name, {}, lang);
    const main = document.querySelector('.spots-main');
    const spots = () => [...document.querySelectorAll('.spot')];
    await expect.poll(() => spots().length).toBeGreaterThan(2);
    for (const spot of spots()) {
      expect(spot.scrollWidth, `${spot.textContent}`).toBeLessThanOrEqual(spot.clientWidth);
      const { right = 0 } = main?.getBoundingClientRect() ?? {};
      expect(spot.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
);

test.each(['baccarat', 'sic-bo', 'craps', 'live-wheel', 'live-bingo', 'live-dragon-tiger'])(
  'SPT-3 has one tab stop for the board of %s, and arrow keys within',
  async (name) => {
    await openSpots(name);
    const spots = [...document.querySelectorAll('.spot')];
    (button('Leave the game').element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(spots[0]);
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(spots[1]);
    await userEvent.keyboard('{Tab}');
    await expect.element(chip).toHaveFocus();
  },
);

test.each(
  (['roulette', 'live-roulette'] as const).flatMap((name) =>
    (['en', 'es', 'ar'] as const).map((lang) => [name, lang] as const),
  ),
)(
  'SPT-3 shows all bets of %s in %s with its actions, upright and on its side',
  async (...[name, lang]) => {
    await resize(...UPRIGHT);
    const { state } = await openSpots(name, {}, lang);
    if (name === 'live-roulette') {
      const past = Array.from({ length: 12 }, () => ({ number: 36 }));
      const view = { time: 0, round: 7, endsAt: 0, dealer: 'Ada', seedHash: 'hash', past };
      state.table = { ...view, phase: 'betting' };
      await expect.poll(() => document.querySelectorAll('.scene-live li')).toHaveLength(8);
    }
    for (const [width, height] of [UPRIGHT, ON_ITS_SIDE, SMALL_ON_ITS_SIDE]) {
      await resize(width, height);
      expectWholeBoard(height);
    }
  },
);

test.each([
  ['roulette', 390, 788],
  ['roulette', 375, 611],
  ['sic-bo', 390, 788],
] as const)(
  'SPT-3 lays a chip beside the number of a spot in %s at %i by %i px',
  async (name, width, height) => {
    await resize(width, height);
    await openSpots(name);
    const spots = [...document.querySelectorAll<HTMLElement>('.spot')];
    for (const spot of spots.slice(0, 20)) {
      spot.click();
      await expect.poll(() => spot.querySelector('.spot-chip')).not.toBeNull();
      const label = document.createRange();
      label.selectNode(spot.querySelector('.spot-look')?.firstChild as Node);
      const chip = spot.querySelector('.spot-chip')?.getBoundingClientRect();
      // Glyphs of digits fill less than the line's lower quarter.
      const { bottom, height } = label.getBoundingClientRect();
      expect(chip?.top).toBeGreaterThanOrEqual(bottom - height / 4);
    }
  },
);
