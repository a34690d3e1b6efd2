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

test('SPT-3 a session starts, its game is opened with its ticket, and this page says that it plays it', async () => {
  const { calls, is } = await started();
  expect(is()).toBe('running');
  expect(calls.open).toHaveBeenCalledExactlyOnceWith('neon-alley', ticket);
  expect(news.onHere).toHaveBeenCalledExactlyOnceWith('S7');
});

test('F41 a game that does not open leaves no session open, and the balance is read again', async () => {
  const calls = createCalls();
  calls.open.mockResolvedValue(failure(refusal(409, 'game_unavailable')));
  const play = createPlay(calls, news);
  await play.begin(undefined, false);
  expect(play.store.state).toEqual({ is: 'failed', failure: { reason: 'unavailable' } });
  expect(calls.end).toHaveBeenCalledExactlyOnceWith('S7');
  expect(news.onMoney).toHaveBeenCalledTimes(1);
});

test('F41 a start without an answer is tried again as the same attempt, one that was refused as another', async () => {
  const calls = createCalls();
  calls.start.mockResolvedValueOnce(failure(silence));
  calls.start.mockResolvedValueOnce(failure(refusal(409, 'game_unavailable')));
  const play = createPlay(calls, news);
  await play.start(undefined);
  expect(play.store.state).toMatchObject({ failure: { reason: 'unreachable' } });
  await play.start(undefined);
  await play.start(undefined);
  const keys = calls.start.mock.calls.map(([, key]) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('SPT-5 limits are chosen before the start; where a session runs already, that is said first', async () => {
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

test('SPT-3 leaving waits for the round that runs, then ends the session once', async () => {
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

test('SPT-3 a round that never ends is not waited for for ever', async () => {
  const { calls, play } = await started();
  play.hear({ channel, type: 'round-started' });
  const leaving = play.end();
  await vi.advanceTimersByTimeAsync(10_000);
  await leaving;
  expect(calls.end).toHaveBeenCalledTimes(1);
});

test('SPT-3 a game that is refused for no reason of the session plays on another page', async () => {
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

test('SPT-3 the word of another page counts for its own session only', async () => {
  const { play, is } = await started();
  play.hearOther('S6');
  expect(is()).toBe('running');
  play.hearOther('S7');
  expect(is()).toBe('covered');
});

test('SPT-5 figures that arrive out of turn do not bring older ones back', async () => {
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

test('SPT-5 silence covers the game; a refused token is the affair of the player’s own session', async () => {
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

test('SPT-3 who has left before the session began leaves none behind', async () => {
  const calls = createCalls();
  const play = createPlay(calls, news);
  const beginning = play.begin(undefined, false);
  play.abandon();
  await beginning;
  expect(calls.end).toHaveBeenCalledExactlyOnceWith('S7');
  expect(play.store.state.is).not.toBe('running');
});

test('F41 SPT-3 who leaves while the game opens leaves no session behind either', async () => {
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
    // Seen only by who comes back to a page that the browser kept: they may try again.
    expect(play.store.state).toMatchObject({ is: 'failed', failure: { reason: 'unreachable' } });
  }
});

test('SPT-3 who leaves before the session is brought here leaves it where it is played', async () => {
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

test('SPT-3 who leaves the page during a hand finds it again; the way out ends it', async () => {
  const { calls, play } = await started();
  play.hear({ channel, type: 'round-started' });
  play.hear({ channel, type: 'round-waiting' });
  play.abandon();
  expect(calls.end).not.toHaveBeenCalled();
  await play.end();
  expect(calls.end).toHaveBeenCalledTimes(1);
});

test('SPT-3 a page that is left after the hand ends the session', async () => {
  const { calls, play } = await started();
  play.hear({ channel, type: 'round-waiting' });
  play.hear({ channel, type: 'round-ended' });
  play.abandon();
  expect(calls.end).toHaveBeenCalledTimes(1);
});

test('SPT-3 a page that the browser kept starts anew when it is back', async () => {
  const { calls, play, is } = await started();
  play.abandon();
  play.comeBack();
  await play.start(undefined);
  expect(is()).toBe('running');
  expect(calls.end).toHaveBeenCalledTimes(1);
});

test('SPT-5 a late answer about the session before says nothing of this one', async () => {
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
