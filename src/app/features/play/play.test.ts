import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  channel,
  createCalls,
  news,
  refusal,
  session,
  silence,
  started,
  summary,
  ticket,
} from '../../../../tests/fixtures/play-calls.ts';
import type { HttpError } from '../../../http/http-error.ts';
import { failure, success } from '../../../lib/result.ts';
import { createPlay } from './play.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

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

test('F41 opens the session with a new ticket when a repeated start returns a used one', async () => {
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

test('SPT-3 continues the running session of a game, unless another game is being played', async () => {
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

test('SPT-3 asks before the player leaves an open hand, and ends it once confirmed', async () => {
  const { calls, play, is } = await started();
  play.hear({ channel, type: 'round-waiting' });
  const first = play.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(is()).toBe('asking');
  play.stay();
  expect(await first).toBe(false);
  expect(is()).toBe('running');
  expect(calls.end).not.toHaveBeenCalled();
  const second = Promise.all([play.leave(), play.leave()]);
  await vi.advanceTimersByTimeAsync(0);
  void play.end();
  expect(await second).toEqual([true, true]);
  expect(is()).toBe('ended');
  expect(calls.end).toHaveBeenCalledTimes(1);
});

test('SPT-3 asks about an open hand while the connection is lost, too', async () => {
  const { calls, play, is } = await started();
  play.hear({ channel, type: 'round-waiting' });
  calls.read.mockResolvedValueOnce(failure({ kind: 'timeout', url: '' }));
  await play.read();
  expect(is()).toBe('covered');
  void play.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(is()).toBe('asking');
  expect(calls.end).not.toHaveBeenCalled();
});

test.each([
  ['round-waiting', 'asking'],
  ['round-ended', 'ended'],
] as const)('SPT-3 leaves during a deal: after %s the session is %s', async (type, is) => {
  const { play } = await started();
  play.hear({ channel, type: 'round-started' });
  void play.leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(play.store.state.is).toBe('ending');
  play.hear({ channel, type });
  await vi.advanceTimersByTimeAsync(0);
  expect(play.store.state.is).toBe(is);
});

test('SPT-5 stays with the result of a session that ends while the player is asked', async () => {
  const { calls, play } = await started();
  play.hear({ channel, type: 'round-waiting' });
  const leaving = play.leave();
  await vi.advanceTimersByTimeAsync(0);
  const ended = { at: '2026-11-20T20:30:00Z', reason: 'time' } as const;
  calls.read.mockResolvedValueOnce(success({ ...session, ended }));
  await play.read();
  expect(await leaving).toBe(false);
  expect(play.store.state).toMatchObject({ is: 'ended', reason: 'time' });
});

test('SPT-3 stops waiting for a round that never ends', async () => {
  const { calls, play } = await started();
  play.hear({ channel, type: 'round-started' });
  const leaving = play.end();
  await vi.advanceTimersByTimeAsync(10_000);
  await leaving;
  expect(calls.end).toHaveBeenCalledTimes(1);
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
