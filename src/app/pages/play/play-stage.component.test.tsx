import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { say } from '../../../../tests/component/framed-game.ts';
import { keepPlaying, mountPlay, session } from '../../../../tests/component/play-stage.ts';
import { PASSWORD } from '../../../../tests/fixtures/new-registration.ts';
import { addToast } from '../../state/toasts.ts';

const figures = page.getByLabelText('Your session in this game');

/** Sums of the bar that are outside it or over a button. */
function crowded(): string[] {
  const boxes = [...document.querySelectorAll('.play-bar-button')].map((button) =>
    button.getBoundingClientRect(),
  );
  const sums = [...document.querySelectorAll('.play-figures dd')].filter((sum) => {
    const range = document.createRange();
    range.selectNodeContents(sum);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const isOver = (box: DOMRect) =>
      left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    return left < 0 || right > innerWidth || boxes.some(isOver);
  });
  return sums.map(({ textContent }) => textContent);
}

test('SPT-5 PGS-1 keeps a break one tap away from a game, and sums clear of named buttons', async () => {
  const { answers, ended } = await mountPlay();
  answers.session = {
    ...session,
    stakes: 123_450,
    balance: 1_234_560,
    limits: { loss: 200_000, minutes: 60 },
  };
  await expect.element(page.getByTitle(/Neon Alley/)).toBeInTheDocument();
  // The buttons have names on hover, because a phone shows only their icons.
  const buttons = [...document.querySelectorAll('.play-bar-button')];
  expect(buttons).toHaveLength(4);
  for (const button of buttons) expect(button).toHaveAttribute('title', button.textContent);
  say('ready');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('€12,345.60')).toBeVisible();
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [568, 320],
    [640, 360],
    [768, 1024],
    [1200, 800],
  ] as const) {
    await page.viewport(width, height);
    expect(crowded(), `${width} px wide`).toEqual([]);
  }
  await page.getByRole('link', { name: 'Take a break', exact: true }).click();
  await expect
    .poll(() => location.pathname + location.hash)
    .toBe('/account/limits#limits-exclusion');
  expect(ended).toHaveBeenCalled();
});

test('SPT-5 RTE-10 focuses a game opened from its page, and after a notice and a reload', async () => {
  const { answers } = await mountPlay('/games/neon-alley');
  await page.getByRole('main').getByRole('link', { name: 'Play', exact: true }).click();
  const game = page.getByTitle(/Neon Alley/);
  await expect.element(game).toBeInTheDocument();
  // The heading has the focus, as while waiting for the game's server.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  say('ready');
  await expect.element(game).toHaveFocus();
  say('round-waiting');
  answers.session = { ...session, elapsedSeconds: 3600, noticeDueAt: session.startedAt };
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByRole('heading', { name: /quick check/ })).toHaveFocus();
  answers.session = session;
  await keepPlaying.click();
  await expect.element(game).toHaveFocus();
  say('fault');
  await expect.element(page.getByRole('heading', { name: 'The game stopped' })).toHaveFocus();
  const before = game.element();
  await page.getByRole('button', { name: 'Reload the game' }).click();
  await expect.poll(() => game.element()).not.toBe(before);
  say('ready');
  await expect.element(game).toHaveFocus();
});

test('SPT-5 RTE-10 returns the focus to the game after a cover, and moves it to the result', async () => {
  const { app } = await mountPlay();
  const game = page.getByTitle(/Neon Alley/);
  await expect.element(game).toBeInTheDocument();
  say('ready');
  // Screen readers announce changes of a region that they already know.
  expect(document.querySelector('.play-figures-near')?.checkVisibility()).toBe(true);
  await expect.element(game).toHaveFocus();
  app.stores.session.restoring = true;
  await expect.element(page.getByRole('group').getByRole('heading')).toHaveFocus();
  app.stores.session.restoring = false;
  await expect.element(game).toHaveFocus();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveFocus();
});

test('SPT-5 AUT-2 shows the figures of a game to no other player who logs in', async () => {
  const { app, answers } = await mountPlay();
  const { session: log } = app.stores;
  await expect.element(page.getByTitle(/Neon Alley/)).toBeInTheDocument();
  await expect.element(figures).toBeVisible();
  await app.player.session.signOut('inactivity');
  await expect.element(figures).not.toBeInTheDocument();
  answers.session = undefined;
  await app.player.session.signIn({ username: 'vera', password: PASSWORD });
  await expect.poll(() => log.profile?.username).toBe('vera');
  await expect.element(page.getByText('The game didn’t start')).toBeVisible();
  await expect.element(figures).not.toBeInTheDocument();
});

test('SPT-5 AUT-2 shows the result of a game to no other player who logs in', async () => {
  const { app } = await mountPlay();
  await expect.element(page.getByTitle(/Neon Alley/)).toBeInTheDocument();
  await page.getByRole('button', { name: 'Leave' }).click();
  const statement = page.getByRole('link', { name: 'View statement' });
  await expect.element(statement).toBeVisible();
  // As in another tab: nobody logs out in this one.
  await app.player.session.signIn({ username: 'vera', password: PASSWORD });
  await expect.element(page.getByText('The game didn’t start')).toBeVisible();
  await expect.element(statement).not.toBeInTheDocument();
});

test('NTF-1 AUT-8 SPT-5 shows notices off the bar on a phone, and above the game in full screen', async () => {
  const { app } = await mountPlay();
  await expect.element(page.getByTitle(/Neon Alley/)).toBeInTheDocument();
  addToast(app.stores.toasts, {
    type: 'success',
    text: 'Saved to your favourites.',
    durationMs: -1,
  });
  await expect.element(page.getByText('Saved to your favourites.')).toBeVisible();
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [640, 360],
    [844, 390],
  ] as const) {
    await page.viewport(width, height);
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    const bar = document.querySelector('.play-bar')?.getBoundingClientRect();
    if (!toast || !bar) throw new Error('there is no notification or no bar');
    const isBeside = toast.right <= bar.left;
    expect(isBeside || toast.top >= bar.bottom, `${width} px wide`).toBe(true);
    expect(toast.bottom).toBeLessThan(height * 0.4);
  }
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.element(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  addToast(app.stores.toasts, { type: 'warning', text: 'Two hours of play', durationMs: -1 });
  const notice = page.getByText('Two hours of play');
  await expect.element(notice).toBeVisible();
  const { x, y } = notice.element().getBoundingClientRect();
  expect(notice.element().contains(document.elementFromPoint(x + 1, y + 1))).toBe(true);
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect.poll(() => document.fullscreenElement).toBeNull();
});

test('AUT-9 closes the help over a game for the inactivity warning', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
  await mountPlay();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await vi.advanceTimersByTimeAsync(14 * 60_000);
  await expect.element(page.getByRole('heading', { name: 'Are you still there?' })).toBeVisible();
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
});
