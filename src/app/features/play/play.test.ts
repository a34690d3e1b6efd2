import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HttpError } from '../../../http/http-error.ts';
import { failure, success } from '../../../lib/result.ts';
import type { RunningSlotSession, SlotSessionSummary } from '../../../operator/slot-sessions.ts';
import { createPlay } from './play.ts';
import type { PlayCalls } from './play-calls.ts';

const session: RunningSlotSession = {
  id: 'S7',
  game: { slug: 'neon-alley', title: 'Neon Alley' },
  startedAt: '2026-11-20T20:00:00Z',
  elapsedSeconds: 0,
  currency: 'EUR',
  stakes: 0,
  wins: 0,
  rounds: 0,
  balance: 9250,
  limits: {},
};
const ticket = { family: 'nyx', ticket: 't'.repeat(24) } as const;
const summary: SlotSessionSummary = {
  id: 'S7',
  game: 'Neon Alley',
  spentTime: 60,
  spentAmount: 100,
  wonAmount: 0,
  totalSessionBalance: -100,
};
const channel = 'marquee-game';
const silence: HttpError = { kind: 'network', url: '' };
const refusal = (status: number, code: string, more = {}): HttpError => ({
  kind: 'status',
  status,
  url: '',
  problem: { code, more },
});

function createCalls() {
  return {
    start: vi.fn<PlayCalls['start']>(async () => success({ ...session, launch: ticket })),
    current: vi.fn<PlayCalls['current']>(async () => success(undefined)),
    read: vi.fn<PlayCalls['read']>(async () => success(session)),
    relaunch: vi.fn<PlayCalls['relaunch']>(async () => success(ticket)),
    open: vi.fn<PlayCalls['open']>(async () =>
      success({ url: 'https://games.example.com/slot', messages: 'marquee' }),
    ),
    acknowledge: vi.fn<PlayCalls['acknowledge']>(async () => success(undefined)),
    end: vi.fn<PlayCalls['end']>(async () => success(summary)),
  };
}
const news = { onHere: vi.fn(), onMoney: vi.fn(), onSign: vi.fn() };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

async function started() {
  const calls = createCalls();
  const play = createPlay(calls, news);
  await play.begin(undefined, false);
  return { calls, play, is: () => play.store.state.is };
}

test('SPT-3 starts a session, opens the game with its ticket and tells other pages', async () => {
  const { calls, is } = await started();
  expect(is()).toBe('running');
  expect(calls.open).toHaveBeenCalledExactlyOnceWith('neon-alley', ticket);
  expect(news.onHere).toHaveBeenCalledExactlyOnceWith('S7');
});

test('AUT-7 reads an ended session again until its open bet is settled', async () => {
  const { calls, play } = await started();
  calls.end.mockResolvedValueOnce(success({ ...summary, openStake: 100 }));
  await play.end();
  const ended = {
    ...session,
    stakes: 100,
    ended: { at: session.startedAt, reason: 'left' } as const,
  };
  calls.read.mockResolvedValueOnce(success({ ...ended, openStake: 100 }));
  await play.read();
  expect(play.store.state).toMatchObject({ is: 'ended', summary: { openStake: 100 } });
  calls.read.mockResolvedValueOnce(success({ ...ended, wins: 3600 }));
  await play.read();
  expect(play.store.state).toMatchObject({ is: 'ended', summary: { totalSessionBalance: 3500 } });
  await play.read();
  expect(calls.read).toHaveBeenCalledTimes(2);
});

test('F41 opens the session with a new ticket when a repeated start gives one that is used up', async () => {
  const calls = createCalls();
  const fresh = { family: 'nyx', ticket: 'n'.repeat(24) } as const;
  calls.open.mockResolvedValueOnce(failure(refusal(401, 'ticket_invalid')));
  calls.relaunch.mockResolvedValue(success(fresh));
  const play = createPlay(calls, news);
  await play.begin(undefined, false);
  expect(play.store.state.is).toBe('running');
  expect(calls.relaunch).toHaveBeenCalledExactlyOnceWith('S7');
  expect(calls.open).toHaveBeenLastCalledWith('neon-alley', fresh);
  expect(calls.end).not.toHaveBeenCalled();
});

test('F41 ends the session and refreshes the balance when the game does not open', async () => {
  const calls = createCalls();
  calls.open.mockResolvedValue(failure(refusal(409, 'game_unavailable')));
  const play = createPlay(calls, news);
  await play.begin(undefined, false);
  expect(play.store.state).toEqual({ is: 'failed', failure: { reason: 'unavailable' } });
  expect(calls.end).toHaveBeenCalledExactlyOnceWith('S7');
  expect(news.onMoney).toHaveBeenCalledTimes(1);
});

test.each<[string, HttpError, string]>([
  ['no response', silence, 'unreachable'],
  ['a gateway’s error', { kind: 'status', status: 502, url: '' }, 'refused'],
  ['an unreadable response', { kind: 'malformed', url: '' }, 'refused'],
])('F41 reuses the idempotency key after %s, not after a refusal', async (_, lost, reason) => {
  const calls = createCalls();
  calls.start.mockResolvedValueOnce(failure(lost));
  calls.start.mockResolvedValueOnce(failure(refusal(409, 'game_unavailable')));
  const play = createPlay(calls, news);
  await play.start(undefined);
  expect(play.store.state).toMatchObject({ failure: { reason } });
  await play.start(undefined);
  await play.start(undefined);
  const keys = calls.start.mock.calls.map(([, key]) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('SPT-5 asks for limits before the start; reports a running session first', async () => {
  const calls = createCalls();
  const play = createPlay(calls, news);
  await play.begin(undefined, true);
  expect(play.store.state).toEqual({ is: 'choosing', again: false });
  calls.start.mockResolvedValueOnce(failure(refusal(422, 'limits_invalid')));
  await play.start({ minutes: 30, loss: 2000, noticeMinutes: 15 });
  expect(play.store.state).toEqual({ is: 'choosing', again: true });
  calls.current.mockResolvedValueOnce(success(session));
  const asking = play.begin(undefined, true);
  expect(play.store.state).toEqual({ is: 'starting' });
  await asking;
  expect(play.store.state).toMatchObject({ failure: { reason: 'open-elsewhere', id: 'S7' } });
});

test('SPT-3 goes on with the running session of a game, unless another game is played', async () => {
  const calls = createCalls();
  calls.current.mockResolvedValue(success(session));
  const play = createPlay(calls, news);
  await play.beginRunning('neon-alley', false);
  expect(play.store.state.is).toBe('running');
  expect(calls.relaunch).toHaveBeenCalledExactlyOnceWith('S7');
  expect(calls.start).not.toHaveBeenCalled();
  await createPlay(calls, news).beginRunning('reef-of-plenty', false);
  calls.current.mockResolvedValue(success(undefined));
  await createPlay(calls, news).beginRunning('neon-alley', false);
  expect(calls.start).toHaveBeenCalledTimes(2);
});

test('SPT-3 waits for the running round when leaving, then ends the session once', async () => {
  const { calls, play, is } = await started();
  play.hear({ channel, type: 'round-started' });
  const leaving = Promise.all([play.end(), play.end()]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(is()).toBe('ending');
  expect(calls.end).not.toHaveBeenCalled();
  play.hear({ channel, type: 'round-ended' });
  await leaving;
  expect(calls.end).toHaveBeenCalledTimes(1);
  expect(play.store.state).toMatchObject({ is: 'ended', reason: 'left', summary });
});

test('SPT-3 stops waiting for a round that never ends', async () => {
  const { calls, play } = await started();
  play.hear({ channel, type: 'round-started' });
  const leaving = play.end();
  await vi.advanceTimersByTimeAsync(10_000);
  await leaving;
  expect(calls.end).toHaveBeenCalledTimes(1);
});

test('SPT-3 takes an unexplained refusal of a round as play on another page', async () => {
  const { calls, play } = await started();
  play.hear({ channel, type: 'session-changed' });
  await vi.runAllTimersAsync();
  expect(play.store.state).toMatchObject({ is: 'covered', by: 'other-tab' });
  await play.goOn('S7');
  expect(play.store.state.is).toBe('running');
  expect(calls.relaunch).toHaveBeenCalledTimes(1);

  const ended = { ...session, ended: { at: '2026-11-20T20:30:00Z', reason: 'loss' } as const };
  calls.read.mockResolvedValue(success(ended));
  play.hear({ channel, type: 'session-changed' });
  await vi.runAllTimersAsync();
  expect(play.store.state).toMatchObject({ is: 'ended', reason: 'loss' });
});

test('SPT-3 heeds another page’s message for its own session only', async () => {
  const { play, is } = await started();
  play.hearOther('S6');
  expect(is()).toBe('running');
  play.hearOther('S7');
  expect(is()).toBe('covered');
});

test('SPT-5 ignores figures that arrive out of order', async () => {
  const { calls, play } = await started();
  const answers: ((rounds: number) => void)[] = [];
  calls.read.mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push((rounds) => resolve(success({ ...session, rounds })));
      }),
  );
  const reads = [play.read(), play.read()];
  answers[1]?.(2);
  answers[0]?.(1);
  await Promise.all(reads);
  expect(play.store.state).toMatchObject({ table: { session: { rounds: 2 } } });
});

test('SPT-5 covers the game without a response; leaves a refused token to the log-in', async () => {
  const { calls, play, is } = await started();
  calls.read.mockResolvedValueOnce(failure(refusal(401, 'token_refused')));
  await play.read();
  expect(is()).toBe('running');
  calls.read.mockResolvedValueOnce(failure(silence));
  await play.read();
  expect(is()).toBe('covered');
  await play.read();
  expect(is()).toBe('running');
});

test('SPT-3 leaves no session open when the player leaves before it starts', async () => {
  const calls = createCalls();
  const play = createPlay(calls, news);
  const beginning = play.begin(undefined, false);
  play.abandon();
  await beginning;
  expect(calls.end).toHaveBeenCalledExactlyOnceWith('S7');
  expect(play.store.state.is).not.toBe('running');
});

test('F41 SPT-3 leaves no session open when the player leaves while the game opens', async () => {
  for (const resume of [undefined, 'S7']) {
    const calls = createCalls();
    const play = createPlay(calls, news);
    calls.open.mockImplementation(async () => {
      play.abandon();
      return success({ url: 'https://games.example.com/slot', messages: 'marquee' });
    });
    await play.begin(resume, false);
    expect(calls.end).toHaveBeenCalledExactlyOnceWith('S7');
    expect(news.onHere).not.toHaveBeenCalled();
    // Seen only on return from the back/forward cache, where a retry is offered.
    expect(play.store.state).toMatchObject({ is: 'failed', failure: { reason: 'unreachable' } });
  }
});

test('SPT-3 leaves a session where it is when the player leaves before the transfer', async () => {
  const calls = createCalls();
  const play = createPlay(calls, news);
  calls.read.mockImplementation(async () => {
    play.abandon();
    return success(session);
  });
  await play.begin('S7', false);
  expect(calls.relaunch).not.toHaveBeenCalled();
  expect(calls.end).not.toHaveBeenCalled();
});

test('SPT-3 keeps a session with an open hand on page leave; the exit ends it', async () => {
  const { calls, play } = await started();
  play.hear({ channel, type: 'round-started' });
  play.hear({ channel, type: 'round-waiting' });
  play.abandon();
  expect(calls.end).not.toHaveBeenCalled();
  await play.end();
  expect(calls.end).toHaveBeenCalledTimes(1);
});

test('SPT-3 keeps a session whose hand is being dealt on page leave, not after a refusal', async () => {
  const { calls, play } = await started();
  play.hear({ channel, type: 'round-started', mayWait: true });
  play.abandon();
  expect(calls.end).not.toHaveBeenCalled();
  play.hear({ channel, type: 'round-ended' });
  play.hear({ channel, type: 'round-started' });
  play.abandon();
  expect(calls.end).toHaveBeenCalledTimes(1);
});

test('SPT-3 keeps a resumed session until its game has said that no hand is open', async () => {
  const calls = createCalls();
  calls.read.mockResolvedValue(success({ ...session, stakes: 200 }));
  // The player reloads again before the frame has shown the hand.
  const play = createPlay(calls, news);
  await play.begin('S7', false);
  play.abandon();
  const gone = createPlay(calls, news);
  calls.relaunch.mockImplementationOnce(async () => {
    gone.abandon();
    return success(ticket);
  });
  await gone.begin('S7', false);
  expect(calls.end).not.toHaveBeenCalled();
  const settled = createPlay(calls, news);
  await settled.begin('S7', false);
  settled.hear({ channel, type: 'round-ended' });
  settled.abandon();
  expect(calls.end).toHaveBeenCalledTimes(1);
});

test('SPT-3 ends a resumed session with its page if its game sends no messages', async () => {
  const calls = createCalls();
  calls.read.mockResolvedValue(success({ ...session, stakes: 200 }));
  calls.open.mockResolvedValue(success({ url: 'https://games.example.com/x', messages: 'none' }));
  const play = createPlay(calls, news);
  await play.begin('S7', false);
  play.abandon();
  expect(calls.end).toHaveBeenCalledExactlyOnceWith('S7');
});

test('SPT-3 ends the session when the page is left after the hand', async () => {
  const { calls, play } = await started();
  play.hear({ channel, type: 'round-waiting' });
  play.hear({ channel, type: 'round-ended' });
  play.abandon();
  expect(calls.end).toHaveBeenCalledTimes(1);
});

test('SPT-3 starts anew when restored from the back/forward cache', async () => {
  const { calls, play, is } = await started();
  play.abandon();
  play.comeBack();
  await play.start(undefined);
  expect(is()).toBe('running');
  expect(calls.end).toHaveBeenCalledTimes(1);
});

test('SPT-5 ignores a late response about the previous session', async () => {
  const { calls, play, is } = await started();
  const late = Promise.withResolvers<void>();
  calls.read.mockImplementationOnce(async () => {
    await late.promise;
    const ended = { at: '2026-11-20T20:30:00Z', reason: 'left' } as const;
    return success({ ...session, ended });
  });
  const reading = play.read();
  await play.end();
  calls.start.mockResolvedValueOnce(success({ ...session, id: 'S8', launch: ticket }));
  await play.start(undefined);
  late.resolve();
  await reading;
  expect(is()).toBe('running');
});
