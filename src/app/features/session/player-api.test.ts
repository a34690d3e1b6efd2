import { expect, test, vi } from 'vitest';
import type { ApiRequest } from '../../../http/api.ts';
import type { HttpError } from '../../../http/http-error.ts';
import { failure, success } from '../../../lib/result.ts';
import type { Session } from '../../../operator/sessions.ts';
import { createAccess } from './access.ts';
import { now } from './clock.ts';
import { createPlayerApi } from './player-api.ts';

const refused = (url: string): HttpError => ({ kind: 'status', status: 401, url });
const silent: HttpError = { kind: 'network', url: '' };
const session = (accessToken: string, expiresIn = 300): Session => ({
  accessToken,
  expiresIn,
  inactivitySeconds: 900,
  sessionId: 's1',
  accountCode: 'VERA0001',
  signedInSeconds: 0,
});
const read: ApiRequest = { family: 'operator', method: 'GET', path: '/accounts/me' };
const write: ApiRequest = { family: 'operator', method: 'POST', path: '/x', body: {} };

/** @param good tokens that the operator accepts */
function setUp(good: string[], held = session('a')) {
  const access = createAccess();
  access.take(held, now());
  const sent: string[] = [];
  const onRefused = vi.fn(() => access.drop());
  const refresh = vi.fn(async () => {
    access.take(session('b'), now());
    return success(undefined);
  });
  const send = vi.fn(async ({ path }: ApiRequest) => {
    const token = access.token() ?? '';
    sent.push(token);
    return good.includes(token) ? success(token) : failure(refused(path));
  });
  const listen = vi.fn(() => Promise.resolve());
  const isRefreshOpen = vi.fn(() => false);
  const options = { access, api: { send }, refresh, isRefreshOpen, listen, onRefused };
  return { ...options, api: createPlayerApi(options), sent, send };
}

test('REQ-8 ends the session on a 401 of a valid token, once for many calls', async () => {
  const { api, refresh, onRefused } = setUp([]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => api.send(read)));
  expect(answers.every(({ ok }) => !ok)).toBe(true);
  expect(onRefused).toHaveBeenCalledOnce();
  expect(refresh).not.toHaveBeenCalled();
});

test('REQ-8 replaces an expired token before the call, including writes', async () => {
  const { api, sent, refresh } = setUp(['b'], session('a', 0));
  expect(await api.send(write)).toEqual(success('b'));
  expect(sent).toEqual(['b']);
  expect(refresh).toHaveBeenCalledOnce();
});

test('REQ-8 refreshes once and repeats the call when a token expires on the way', async () => {
  const { access, api, sent, refresh, onRefused } = setUp([], session('a', 300));
  const { since, isExpired } = access;
  expect(isExpired()).toBe(false);
  vi.spyOn(Date, 'now').mockReturnValue((since()?.wall ?? 0) + 200_000);
  const sending = api.send(write);
  vi.spyOn(Date, 'now').mockReturnValue((since()?.wall ?? 0) + 301_000);
  expect((await sending).ok).toBe(false);
  vi.restoreAllMocks();
  expect(sent).toEqual(['a', 'b']);
  expect(refresh).toHaveBeenCalledOnce();
  expect(onRefused).toHaveBeenCalledOnce();
});

test('REQ-8 ignores the 401 of a token that another tab has replaced', async () => {
  const { access, api, sent, refresh, onRefused, send } = setUp(['c']);
  send.mockImplementationOnce(async ({ path }) => {
    sent.push(access.token() ?? '');
    access.take(session('c'), now());
    return failure(refused(path));
  });
  expect(await api.send(read)).toEqual(success('c'));
  expect(sent).toEqual(['a', 'c']);
  expect(refresh).not.toHaveBeenCalled();
  expect(onRefused).not.toHaveBeenCalled();
});

test('F26 waits for the token another tab is fetching, then repeats the call', async () => {
  const { access, api, sent, listen, onRefused } = setUp(['c']);
  listen.mockImplementation(async () => access.take(session('c'), now()));
  expect(await api.send(write)).toEqual(success('c'));
  expect(sent).toEqual(['a', 'c']);
  expect(onRefused).not.toHaveBeenCalled();
});

test('F25 keeps the session when a refresh has no response', async () => {
  const { api, refresh, onRefused, send } = setUp([], session('a', 0));
  refresh.mockResolvedValueOnce(failure(silent) as never);
  expect(await api.send(read)).toEqual(failure(silent));
  expect(send).not.toHaveBeenCalled();
  expect(onRefused).not.toHaveBeenCalled();
});

test('F25 refreshes after the 401 of a token whose refresh response was lost', async () => {
  const { api, sent, refresh, isRefreshOpen, onRefused } = setUp(['b']);
  isRefreshOpen.mockReturnValue(true);
  refresh.mockResolvedValueOnce(failure(silent) as never);
  expect(await api.send(write)).toEqual(failure(silent));
  expect(await api.send(write)).toEqual(success('b'));
  expect(sent).toEqual(['a', 'a', 'b']);
  expect(onRefused).not.toHaveBeenCalled();
});

test('F26 does not return the response to a refresh as the response to the call', async () => {
  const { api, refresh, send } = setUp([], session('a', 0));
  const fail = (error: HttpError) => refresh.mockResolvedValueOnce(failure(error) as never);
  const problem = { code: 'refresh_raced', more: {} };
  fail({ kind: 'status', status: 409, url: '', problem });
  expect(await api.send(write)).toEqual(failure(silent));
  fail({ kind: 'status', status: 429, url: '' });
  expect(await api.send(write)).toEqual(failure(silent));
  fail(refused(''));
  expect(await api.send(write)).toEqual(failure(refused('')));
  expect(send).not.toHaveBeenCalled();
});

test('REQ-8 drops a waiting call when another player logs in', async () => {
  const { access, api, listen, sent } = setUp(['b']);
  listen.mockImplementation(async () => {
    access.take({ ...session('b'), sessionId: 's2', accountCode: 'NADIA001' }, now());
  });
  expect((await api.send(write)).ok).toBe(false);
  const expired = setUp(['b'], session('a', 0));
  expired.refresh.mockImplementation(async () => {
    expired.access.take({ ...session('b'), sessionId: 's2' }, now());
    return success(undefined);
  });
  expect((await expired.api.send(write)).ok).toBe(false);
  expect([sent, expired.sent]).toEqual([['a'], []]);
});
