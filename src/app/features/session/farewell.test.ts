import { expect, type Mock, onTestFinished, test, vi } from 'vitest';
import type { ApiRequest } from '../../../http/api.ts';
import { failure, success } from '../../../lib/result.ts';
import type { Profile } from '../../../operator/profile.ts';
import { sayFarewell } from './farewell.ts';

const SUMMARY = {
  id: 'S1',
  game: 'Velvet Fox',
  spentTime: 60,
  spentAmount: 200,
  wonAmount: 50,
  totalSessionBalance: -150,
};

/** An operator with a pending summary and a failing profile. */
function operator() {
  return vi.fn(async ({ path, method }: ApiRequest) => {
    if (path === '/sessions/pending') return success(SUMMARY);
    if (method === 'GET') return failure({ kind: 'timeout' as const, url: path });
    return success(undefined);
  });
}

async function leave(
  profile: Profile | undefined,
  mayAsk = true,
  isReplaced = () => false,
  send: Parameters<typeof sayFarewell>[0]['api']['send'] & Mock = operator(),
  everywhere = false,
) {
  const onSilence = vi.fn();
  const onSummary = vi.fn();
  const onEnded = vi.fn();
  const options = { api: { send }, profile, currency: 'MXN', everywhere, detach: undefined };
  const ended = await sayFarewell({
    ...options,
    mayAsk,
    onSummary,
    onEnded,
    onSilence,
    isReplaced,
  });
  return { onSilence, send, onSummary, onEnded, ended };
}

test('AUT-7 F13 shows the summary in the configured currency when the profile fails', async () => {
  const { onSummary, ended } = await leave(undefined);
  expect(onSummary).toHaveBeenCalledExactlyOnceWith({
    kind: 'slot-session',
    summary: SUMMARY,
    currency: 'MXN',
  });
  expect(ended).toBe(true);
});

test('AUT-7 shows the summary in the account’s currency for a known player', async () => {
  const { onSummary } = await leave({ currency: 'EUR' } as Profile);
  expect(onSummary).toHaveBeenCalledWith(expect.objectContaining({ currency: 'EUR' }));
});

test('AUT-2 only ends the session when the token is already refused', async () => {
  const { send, onSummary } = await leave(undefined, false);
  expect(onSummary).not.toHaveBeenCalled();
  expect(send.mock.calls.map(([{ method }]) => method)).toEqual(['DELETE']);
});

test('AUT-2 stops ending the old session after a new log-in', async () => {
  const { send, ended } = await leave(undefined, false, () => true);
  expect(send).not.toHaveBeenCalled();
  expect(ended).toBe(true);
});

test.each([
  [401, 'refused', 0],
  [503, 'not acknowledged', 1],
  [429, 'to be asked for again when the operator says', 1],
])('S9 treats a response of %i to the end as %s', async (status, _, silences) => {
  const error = { kind: 'status' as const, status, url: '', retryAfter: 12 };
  const send = vi.fn(async () => failure(error));
  const { onEnded, onSilence, ended } = await leave(undefined, false, () => false, send);
  expect(send).toHaveBeenCalledTimes(1);
  expect(onEnded).not.toHaveBeenCalled();
  expect(onSilence.mock.calls).toEqual(Array(silences).fill([12]));
  expect(ended).toBe(false);
});

test.each<[string, boolean, (tries: number) => number | undefined]>([
  ['confirmed at the second try', true, (tries) => (tries === 1 ? undefined : 204)],
  ['unknown after a refused token', false, (tries) => (tries === 1 ? undefined : 401)],
  ['unknown without a response', false, () => undefined],
])('S9 R4 ends all sessions: %s', async (_, isEnded, statusAt) => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let tries = 0;
  const send = vi.fn(async ({ path }: ApiRequest) => {
    const status = path.endsWith('/current') ? 204 : statusAt(++tries);
    if (status === 204) return success(undefined);
    if (status === undefined) return failure({ kind: 'network' as const, url: path });
    return failure({ kind: 'status' as const, status, url: path });
  });
  const leaving = leave(undefined, false, () => false, send, true);
  await vi.runAllTimersAsync();
  const { ended, onEnded } = await leaving;
  expect(ended).toBe(isEnded);
  expect(tries).toBeGreaterThan(1);
  expect(onEnded).toHaveBeenCalledOnce();
});
