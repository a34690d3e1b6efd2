import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GAMES, PLAY, say } from './framed-game.ts';
import { mountPlayer } from './mount-player.tsx';

/** A session of play as the operator describes it. */
export const session = {
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
/** What the operator returns when the session ends. */
export const summary = {
  id: 'S7',
  game: 'Neon Alley',
  spentTime: 5,
  spentAmount: 0,
  wonAmount: 0,
  totalSessionBalance: 0,
};

/**
 * Mounts the page of a game that the operator starts and ends. @returns the app, a spy on the calls that end its
 * session, and the operator's answers; without a `session` it is another player's
 */
export async function mountPlay(path = PLAY) {
  const ended = vi.fn();
  const answers: { end: object; session: object | undefined } = { end: summary, session };
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
      if (pathname.endsWith('/sessions/S7'))
        return answers.session
          ? Response.json(answers.session)
          : Response.json({ code: 'not_found' }, { status: 404 });
      if (method !== 'POST' || !pathname.endsWith('/slots-session/sessions')) return undefined;
      return Response.json({ ...session, launch }, { status: 201 });
    },
  });
  return { app, ended, answers };
}

/** Opens the game from its page, so that Back leads there, and deals a hand that waits for a move. */
export async function dealHand() {
  const mounted = await mountPlay('/games/neon-alley');
  await page.getByRole('main').getByRole('link', { name: 'Play', exact: true }).click();
  const game = page.getByTitle(/Neon Alley/);
  await expect.element(game).toBeInTheDocument();
  say('ready');
  await expect.element(game).toHaveFocus();
  say('round-waiting');
  return { ...mounted, game };
}

export const keepPlaying = page.getByRole('button', { name: 'Keep playing' });
