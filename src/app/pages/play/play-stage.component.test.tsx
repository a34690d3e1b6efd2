import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GAMES, PLAY, say } from '../../../../tests/component/framed-game.ts';
import { mountPlayer } from '../../../../tests/component/mount-player.tsx';
import { addToast } from '../../state/toasts.ts';

const session = {
  id: 'S7',
  game: { slug: 'neon-alley', title: 'Neon Alley' },
  currency: 'EUR',
  startedAt: '2030-05-20T12:00:00Z',
  elapsedSeconds: 5,
  limits: {},
  stakes: 0,
  wins: 0,
  rounds: 0,
  balance: 10,
};
const summary = {
  id: 'S7',
  game: 'Neon Alley',
  spentTime: 5,
  spentAmount: 0,
  wonAmount: 0,
  totalSessionBalance: 0,
};

/**
 * Mounts the page of a game that the operator starts and ends. @returns the app, a spy on the calls that end its
 * session, and their answers
 */
async function mountPlay(path = PLAY) {
  const ended = vi.fn();
  const answers: { end: object; session: object } = { end: summary, session };
  const launch = { family: 'casinoGateway', ticket: 'ticket-of-twenty-signs' };
  let launches = 0;
  const { app } = await mountPlayer(path, {
    config: { frameOrigins: [GAMES] },
    answering({ url, method }) {
      const { pathname } = new URL(url);
      // Each ticket has its own URL.
      if (pathname.endsWith('/launches'))
        return Response.json({
          url: `${GAMES}/slot/neon-alley#${++launches}`,
          messages: 'marquee',
        });
      if (pathname.endsWith('/S7/launch')) return Response.json(launch);
      if (pathname.endsWith('/S7/notice')) return new Response(null, { status: 204 });
      if (pathname.endsWith('/S7/end')) {
        ended();
        return Response.json(answers.end);
      }
      if (pathname.endsWith('/sessions/S7')) return Response.json(answers.session);
      if (method !== 'POST' || !pathname.endsWith('/slots-session/sessions')) return undefined;
      return Response.json({ ...session, launch }, { status: 201 });
    },
  });
  return { app, ended, answers };
}

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

test('SPT-5 PGS-1 keeps a break one tap away from a game, and sums clear of the buttons', async () => {
  const { answers, ended } = await mountPlay();
  answers.session = {
    ...session,
    stakes: 123_450,
    balance: 1_234_560,
    limits: { loss: 200_000, minutes: 60 },
  };
  await expect.element(page.getByTitle(/Neon Alley/)).toBeInTheDocument();
  say('ready');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('€12,345.60')).toBeVisible();
  for (const [width, height] of [
    [320, 640],
    [390, 844],
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

/** Opens the game from its page, so that Back leads there, and deals a hand that waits for a move. */
async function dealHand() {
  const mounted = await mountPlay('/games/neon-alley');
  await page.getByRole('main').getByRole('link', { name: 'Play', exact: true }).click();
  const game = page.getByTitle(/Neon Alley/);
  await expect.element(game).toBeInTheDocument();
  say('ready');
  await expect.element(game).toHaveFocus();
  say('round-waiting');
  return { ...mounted, game };
}
const question = page.getByRole('alertdialog', { name: 'Leave in the middle of a hand?' });
const keepPlaying = page.getByRole('button', { name: 'Keep playing' });
const endSession = page.getByRole('button', { name: 'End the session' });

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

test('SPT-3 asks about a hand that was being dealt when the player left', async () => {
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
});

test('SPT-3 asks when the game’s own button leaves an open hand, and not after it', async () => {
  const { ended, game } = await dealHand();
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

test('SPT-5 RTE-10 returns the focus to the game after a notice and after a reload', async () => {
  const { answers, game } = await dealHand();
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

test('SPT-5 RTE-10 focuses a game that the player opens from its page', async () => {
  await mountPlay('/games/neon-alley');
  await page.getByRole('main').getByRole('link', { name: 'Play', exact: true }).click();
  const game = page.getByTitle(/Neon Alley/);
  await expect.element(game).toBeInTheDocument();
  // The heading has the focus, as while waiting for the game's server.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  say('ready');
  await expect.element(game).toHaveFocus();
});

test('AUT-8 SPT-5 shows notices above the game in full screen', async () => {
  const { app } = await mountPlay();
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
