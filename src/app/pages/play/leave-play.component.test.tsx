import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PLAY, say } from '../../../../tests/component/framed-game.ts';
import {
  dealHand,
  keepPlaying,
  mountPlay,
  session,
  summary,
} from '../../../../tests/component/play-stage.ts';

const question = page.getByRole('alertdialog', { name: 'Leave in the middle of a hand?' });
const endSession = page.getByRole('button', { name: 'End the session' });

test('SPT-5 PGS-1 ends the session for a deposit, and the cashier returns to the game', async () => {
  const { ended } = await mountPlay();
  await expect.element(page.getByTitle(/Neon Alley/)).toBeInTheDocument();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const shown = vi.fn();
  const observer = new MutationObserver(() => {
    if (document.querySelector('.play-card')) shown();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  say('ready');
  say('deposit-needed');
  await expect
    .poll(() => location.pathname + location.search)
    .toBe(`/account/cashier?returnUrl=${encodeURIComponent(PLAY)}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cashier' })).toBeVisible();
  observer.disconnect();
  expect(ended).toHaveBeenCalled();
  expect(shown, 'the summary before the cashier').not.toHaveBeenCalled();
});

test('AUT-7 says that a bet is open after play, and shows the final sums once it is settled', async () => {
  const { answers } = await mountPlay();
  await expect.element(page.getByTitle(/Neon Alley/)).toBeInTheDocument();
  answers.end = { ...summary, spentAmount: 100, totalSessionBalance: -100, openStake: 100 };
  await page.getByRole('button', { name: 'Leave' }).click();
  const open = page.getByText('Your bet of €1.00 is still open', { exact: false });
  const statement = page.getByRole('link', { name: 'View statement' });
  await expect.element(open).toBeVisible();
  await expect.element(statement).not.toBeInTheDocument();
  answers.session = {
    ...session,
    stakes: 100,
    wins: 3600,
    ended: { at: '2030-05-20T12:00:05Z', reason: 'left' },
  };
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('€36.00')).toBeVisible();
  await expect.element(open).not.toBeInTheDocument();
  await expect.element(statement).toBeVisible();
});

test('SPT-3 leaves a game without ending the session that another page has taken over', async () => {
  const { ended } = await mountPlay();
  await expect.element(page.getByTitle(/Neon Alley/)).toBeInTheDocument();
  const other = new BroadcastChannel('marquee-play');
  onTestFinished(() => other.close());
  other.postMessage('S7');
  await expect.element(page.getByText('This game is open somewhere else')).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => location.pathname).toBe('/games');
  expect(ended).not.toHaveBeenCalled();
});

test('SPT-3 leaves an open hand once the player confirms, and a finished one at once', async () => {
  const { ended } = await mountPlay();
  await expect.element(page.getByTitle(/Neon Alley/)).toBeInTheDocument();
  say('ready');
  await expect.element(page.getByTitle(/Neon Alley/)).toHaveFocus();
  say('round-waiting');
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'End the session' }).click();
  await expect.element(page.getByRole('link', { name: 'View statement' })).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect.element(page.getByTitle(/Neon Alley/)).toBeInTheDocument();
  say('ready');
  await expect.element(page.getByTitle(/Neon Alley/)).toHaveFocus();
  say('round-waiting');
  say('round-ended');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('link', { name: 'View statement' })).toBeVisible();
  expect(ended).toHaveBeenCalledTimes(2);
});

test('SPT-3 RTE-10 asks before Back leaves an open hand, and does as the player decides', async () => {
  const { ended, game } = await dealHand();
  history.back();
  await expect.element(question.getByRole('heading')).toHaveFocus();
  await keepPlaying.click();
  await expect.element(game).toHaveFocus();
  await expect.element(question).not.toBeInTheDocument();
  expect(location.pathname).toBe(PLAY);
  expect(ended).not.toHaveBeenCalled();
  history.back();
  await endSession.click();
  await expect.poll(() => location.pathname).toBe('/games/neon-alley');
  expect(ended).toHaveBeenCalledTimes(1);
});

test('SPT-3 asks on Leave while a hand is dealt, and on the game’s own button in a hand only', async () => {
  const { ended, game } = await dealHand();
  say('round-ended');
  say('round-started');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('group', { name: 'Ending your session' })).toBeVisible();
  say('round-waiting');
  await expect.element(question).toBeVisible();
  expect(ended).not.toHaveBeenCalled();
  await keepPlaying.click();
  await expect.element(game).toHaveFocus();
  say('leave');
  await expect.element(question).toBeVisible();
  await keepPlaying.click();
  await expect.element(game).toHaveFocus();
  expect(ended).not.toHaveBeenCalled();
  say('round-ended');
  say('leave');
  await expect.element(page.getByRole('link', { name: 'View statement' })).toBeVisible();
  expect(ended).toHaveBeenCalledTimes(1);
});
