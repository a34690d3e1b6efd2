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
} from '../../../../tests/fixtures/play-calls.ts';
import { failure, success } from '../../../lib/result.ts';
import { createPlay } from './play.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('SPT-3 takes a refused round without a reason as play on another page', async () => {
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

test('SPT-3 reacts to another page’s message about its own session only', async () => {
  const { play, is } = await started();
  play.hearOther('S6');
  expect(is()).toBe('running');
  play.hearOther('S7');
  expect(is()).toBe('covered');
});

test('SPT-5 covers the game without a response; leaves a refused token to the log-in session', async () => {
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

test('SPT-5 AUT-2 drops the game when the operator refuses its session to the next player', async () => {
  const { calls, play, is } = await started();
  const late = play.read();
  play.cover('login');
  await late;
  expect(is()).toBe('covered');
  calls.read.mockResolvedValue(failure({ ...refusal(404, 'not_found'), isOwnWord: true }));
  await play.read();
  expect(play.store.state).toEqual({
    is: 'failed',
    failure: { reason: 'refused', quote: undefined },
  });
  play.abandon();
  expect(calls.end).not.toHaveBeenCalled();
  expect(is()).toBe('failed');
});

test.each([
  ['refuses', { ...refusal(404, 'not_found'), isOwnWord: true as const }],
  ['does not answer', silence],
])(
  'SPT-5 AUT-2 shows the next player no summary of another’s session if the operator %s',
  async (_, error) => {
    const { calls, play, is } = await started();
    calls.end.mockResolvedValue(failure(error));
    play.cover('login');
    await play.end();
    expect(is()).toBe('failed');
  },
);

test('SPT-5 AUT-2 does not tell the next player why the game of the player before did not start', async () => {
  const calls = createCalls();
  calls.start.mockResolvedValue(failure(refusal(403, 'account_blocked')));
  const play = createPlay(calls, news);
  await play.begin(undefined, false);
  expect(play.store.state).toMatchObject({ is: 'failed', failure: { reason: 'blocked' } });
  play.cover('login');
  expect(play.store.state).toEqual({
    is: 'failed',
    failure: { reason: 'refused', quote: undefined },
  });
});

test('SPT-5 AUT-2 shows the next player no result of the player before', async () => {
  const { play, is } = await started();
  await play.end();
  expect(is()).toBe('ended');
  play.cover('login');
  expect(is()).toBe('failed');
});

test('SPT-5 AUT-2 shows the next player no game that reports a fault after the log-in', async () => {
  const { calls, play, is } = await started();
  calls.end.mockResolvedValue(failure({ ...refusal(404, 'not_found'), isOwnWord: true }));
  play.cover('login');
  play.hear({ channel, type: 'fault' });
  await play.end();
  expect(is()).toBe('failed');
});

test('SPT-3 forgets a leave that waits for a round when somebody logs in meanwhile', async () => {
  const { calls, play, is } = await started();
  play.hear({ channel, type: 'round-started' });
  const leaving = play.leave();
  play.cover('login');
  await play.read();
  expect(is(), 'the same player').toBe('running');
  play.hear({ channel, type: 'round-waiting' });
  expect(await leaving).toBe(false);
  expect(is()).toBe('running');
  expect(calls.end).not.toHaveBeenCalled();
});

test('SPT-3 leaves when asked again after a log-in while the forgotten leave still waits', async () => {
  const { calls, play, is } = await started();
  play.hear({ channel, type: 'round-started' });
  const forgotten = play.leave();
  play.cover('login');
  await play.read();
  const leaving = play.leave();
  play.hear({ channel, type: 'round-waiting' });
  expect(await forgotten).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(is()).toBe('asking');
  expect(play.leave()).toBe(leaving);
  void play.end();
  expect(await leaving).toBe(true);
  expect(is()).toBe('ended');
  expect(calls.end).toHaveBeenCalledTimes(1);
});

test.each([
  ['another player', failure({ ...refusal(404, 'not_found'), isOwnWord: true as const }), 'failed'],
  [
    'the same player',
    success({ ...session, ended: { at: session.startedAt, reason: 'left' } as const }),
    'ended',
  ],
] as const)(
  'SPT-5 AUT-2 asks whose summary it is when %s logs in while a session ends',
  async (_, answer, then) => {
    const { calls, play, is } = await started();
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    calls.end.mockImplementationOnce(async () => {
      await asked;
      return success(summary);
    });
    calls.read.mockResolvedValue(answer);
    const ending = play.end();
    play.cover('login');
    expect(is()).toBe('covered');
    resolve();
    await ending;
    expect(is()).toBe(then);
  },
);

test('SPT-3 AUT-2 ends the session after a log-in, although an end before it has no answer', async () => {
  const { calls, play, is } = await started();
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof calls.end>>>();
  calls.end.mockReturnValueOnce(promise);
  const unanswered = play.end();
  play.cover('login');
  await play.read();
  await play.end();
  expect(calls.end).toHaveBeenCalledTimes(2);
  expect(is()).toBe('ended');
  resolve(failure(silence));
  await unanswered;
  expect(is()).toBe('ended');
});
