import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  channel,
  createCalls,
  news,
  session,
  started,
  ticket,
} from '../../../../tests/fixtures/play-calls.ts';
import { success } from '../../../lib/result.ts';
import { createPlay } from './play.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
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
    // The player sees this only on return from the back/forward cache, with a retry button.
    expect(play.store.state).toMatchObject({ is: 'failed', failure: { reason: 'unreachable' } });
  }
});

test('SPT-3 leaves a session on the other page when the player leaves before the transfer', async () => {
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

test('SPT-3 does not end a session with an open hand when the page is left; the exit does', async () => {
  const { calls, play } = await started();
  play.hear({ channel, type: 'round-started' });
  play.hear({ channel, type: 'round-waiting' });
  play.abandon();
  expect(calls.end).not.toHaveBeenCalled();
  await play.end();
  expect(calls.end).toHaveBeenCalledTimes(1);
});

test('SPT-3 keeps the hand that the player was asked about when the page is closed', async () => {
  const { calls, play, is } = await started();
  play.hear({ channel, type: 'round-waiting' });
  void play.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(is()).toBe('asking');
  play.abandon();
  expect(calls.end).not.toHaveBeenCalled();
});

test('SPT-3 does not end a session during a round, but does once its result was shown', async () => {
  const { calls, play } = await started();
  play.hear({ channel, type: 'round-started' });
  play.abandon();
  expect(calls.end).not.toHaveBeenCalled();
  play.hear({ channel, type: 'round-ended' });
  play.abandon();
  expect(calls.end).toHaveBeenCalledTimes(1);
});

test('SPT-3 ends a session during a round if the page is closed after the player left', async () => {
  const { calls, play } = await started();
  play.hear({ channel, type: 'round-started' });
  const leaving = play.end();
  play.abandon();
  expect(calls.end).toHaveBeenCalledExactlyOnceWith('S7');
  play.hear({ channel, type: 'round-ended' });
  await leaving;
});

test('SPT-3 does not end a resumed session until its game reports that no hand is open', async () => {
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

test('SPT-3 starts a new session when restored from the back/forward cache', async () => {
  const { calls, play, is } = await started();
  play.abandon();
  play.comeBack();
  await play.start(undefined);
  expect(is()).toBe('running');
  expect(calls.end).toHaveBeenCalledTimes(1);
});

test('SPT-3 does not end a session that another page has taken over, until it is taken back', async () => {
  const { calls, play } = await started();
  play.hearOther('S7');
  play.abandon();
  // The player logs out and in again in the other page.
  play.cover('login');
  await play.read();
  expect(play.store.state).toMatchObject({ is: 'covered', by: 'other-tab' });
  play.abandon();
  expect(calls.end).not.toHaveBeenCalled();
  play.comeBack();
  await play.goOn('S7');
  play.abandon();
  expect(calls.end).toHaveBeenCalledExactlyOnceWith('S7');
});
