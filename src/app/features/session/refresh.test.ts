import { expect, test, vi } from 'vitest';
import type { HttpError } from '../../../http/http-error.ts';
import { failure, success } from '../../../lib/result.ts';
import type { Session } from '../../../operator/sessions.ts';
import { createAccess } from './access.ts';
import { now } from './clock.ts';
import { createRefresher, type RefresherOptions } from './refresh.ts';

const session = (accessToken: string): Session => ({
  accessToken,
  expiresIn: 300,
  inactivitySeconds: 900,
  sessionId: 's1',
  accountCode: 'VERA0001',
  signedInSeconds: 0,
});
const raced: HttpError = {
  kind: 'status',
  status: 409,
  url: '',
  problem: { code: 'refresh_raced', more: {} },
};
const silent: HttpError = { kind: 'network', url: '' };

/** Grants locks one after the other, like Web Locks across tabs. */
function createLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  let holders = 0;
  type Run = (lock: object | null) => Promise<unknown>;
  async function request(_name: string, ...given: [Run] | [{ ifAvailable: boolean }, Run]) {
    const run = given.at(-1) as Run;
    if (given.length > 1 && holders > 0) return run(null);
    holders += 1;
    const mine = last.then(() => run({})).finally(() => holders--);
    last = mine.catch(() => undefined);
    return mine;
  }
  return { request } as unknown as LockManager;
}

function tab(options: Partial<RefresherOptions> & Pick<RefresherOptions, 'ask'>) {
  const access = createAccess();
  access.take(session('old'), now());
  const { refresh } = createRefresher({
    access,
    onSession: () => undefined,
    onOther: () => undefined,
    wait: async () => undefined,
    ...options,
  });
  return { access, refresh };
}

test('F26 S8 sends one request when five tabs refresh at once', async () => {
  const locks = createLocks();
  const ask = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return success(session('new'));
  });
  const tabs = Array.from({ length: 5 }, () =>
    tab({
      ask,
      locks,
      onSession: (told) => {
        for (const other of tabs) other.access.take(told, now());
      },
    }),
  );
  const outcomes = await Promise.all(tabs.flatMap(({ refresh }) => [refresh(), refresh()]));
  expect(ask).toHaveBeenCalledOnce();
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(tabs.map(({ access }) => access.token())).toEqual(Array(5).fill('new'));
});

test('F26 waits for another tab’s token only after waiting for its lock', async () => {
  const wait = vi.fn(async () => undefined);
  const locks = createLocks();
  const options = { ask: async () => success(session('new')), locks, wait };
  const slow: LockManager = {
    ...locks,
    // The browser grants the lock late.
    request: async (...given: unknown[]) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return Reflect.apply(locks.request, locks, given);
    },
  };
  await tab({ ...options, locks: slow }).refresh();
  expect(wait).not.toHaveBeenCalled();
  await Promise.all([tab(options).refresh(), tab(options).refresh()]);
  expect(wait).toHaveBeenCalledOnce();
});

test('F26 F27 takes the winner’s token after losing a race without locks', async () => {
  const ask = vi.fn(async () => failure(raced));
  const { access, refresh } = tab({
    ask,
    wait: async () => access.take(session('of the winner'), now()),
  });
  expect((await refresh()).ok).toBe(true);
  expect(ask).toHaveBeenCalledOnce();
  expect(access.token()).toBe('of the winner');
});

test('F26 retries a race without a winner within the 10 s that count as theft', async () => {
  let waited = 0;
  const answers = [failure(raced), failure(raced), success(session('new'))];
  const { access, refresh } = tab({
    ask: async () => answers.shift() ?? failure(raced),
    wait: async (ms) => {
      waited += ms;
    },
  });
  expect((await refresh()).ok).toBe(true);
  expect(access.token()).toBe('new');
  answers.length = 0;
  expect(await refresh()).toEqual(failure(raced));
  expect(waited).toBeLessThan(8000);
});

test('F25 keeps the token when there is no response', async () => {
  const { access, refresh } = tab({ ask: async () => failure(silent) });
  expect(await refresh()).toEqual(failure(silent));
  expect(access.token()).toBe('old');
});

test('AUT-2 does not restore a session that ended during the request', async () => {
  const { access, refresh } = tab({
    ask: async () => {
      access.drop();
      return success(session('late'));
    },
  });
  expect((await refresh()).ok).toBe(false);
  expect(access.token()).toBeUndefined();
});

test('F26 does not take the token of a later log-in for this page’s player', async () => {
  const other = { ...session('theirs'), sessionId: 's2', accountCode: 'NADIA001' };
  const onOther = vi.fn();
  const onSession = vi.fn();
  const { access, refresh } = tab({ ask: async () => success(other), onOther, onSession });
  expect((await refresh()).ok).toBe(false);
  expect(access.token()).toBe('old');
  expect(onOther).toHaveBeenCalledExactlyOnceWith(other, expect.anything());
  expect(onSession).not.toHaveBeenCalled();
});
