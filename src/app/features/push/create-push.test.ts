import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ApiRequest } from '../../../http/api.ts';
import type { HttpError } from '../../../http/http-error.ts';
import { failure, success } from '../../../lib/result.ts';
import type { Profile } from '../../../operator/profile.ts';
import { Queries } from '../../state/queries.ts';
import { createAbsentPlayer } from '../../state/session.ts';
import { createStores } from '../../state/stores.ts';
import { createPush } from './create-push.ts';
import type { PushBrowser } from './push-browser.ts';
import type { PushMemory } from './push-memory.ts';
import { createWebPush } from './web-push.ts';

const KEY = 'B'.repeat(87);
const ADDRESS = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
const PREFERENCES = { channels: { email: true, sms: false, push: false }, topics: ['casino'] };
const VERA = { accountCode: 'VERA0001', accountStatus: 'active' } as Profile;
const NADIA = { accountCode: 'NADIA001', accountStatus: 'active' } as Profile;

let refusals: Record<string, HttpError>;
let calls: string[];
let onCall: (call: string) => void;

beforeEach(() => {
  refusals = {};
  calls = [];
  onCall = () => undefined;
});

/** Fake operator: records requests in `calls` and refuses those in `refusals`. */
async function send({ method, path, body }: ApiRequest) {
  const call = `${method} ${path.replace(/^\/accounts\//, '')}`;
  calls.push(call);
  onCall(call);
  const refusal = refusals[call];
  if (refusal) return failure(refusal);
  if (path === '/push/key') return success({ applicationServerKey: KEY });
  if (path.endsWith('/push-devices')) return success({ id: 'd1', devices: [] });
  return success(path.endsWith('/notification-preferences') ? (body ?? PREFERENCES) : undefined);
}

function device(facts: Partial<ReturnType<PushBrowser['facts']>> = {}) {
  const seen = { canPush: true, permission: 'default', ios: false, standalone: false, ...facts };
  const browser = {
    facts: () => seen as ReturnType<PushBrowser['facts']>,
    ask: vi.fn<PushBrowser['ask']>(async () => 'granted'),
    subscribe: vi.fn<PushBrowser['subscribe']>(async () => success(ADDRESS)),
    unsubscribe: vi.fn(async () => undefined),
  };
  let memory: PushMemory = { declinedAt: 0, never: false };
  const stores = createStores();
  stores.session.profile = VERA;
  // Like the player's API: log-out cancels pending requests and prevents new ones.
  const left = failure<HttpError>({ kind: 'cancelled', url: '' });
  const isLeft = () => stores.session.profile === undefined;
  const api = {
    async send(request: ApiRequest) {
      const answer = isLeft() ? left : await send(request);
      return isLeft() ? left : answer;
    },
  };
  const queries = new Queries({
    answers: stores.playerAnswers,
    freshMs: 0,
    async source(query) {
      const answer = await send({ family: 'operator', method: 'GET', path: query.path });
      if (!answer.ok) return { answer, at: 0 };
      const value = await query.parse(answer.value, {} as never);
      return { answer: success(value as never), at: 0 };
    },
  });
  const app = {
    stores,
    locale: 'en',
    player: { ...createAbsentPlayer(), api, asVisitor: { send }, queries },
  };
  const push = createPush({
    app,
    browser,
    now: () => 1000,
    channel: createWebPush({
      app,
      browser,
      device: () => ({ label: 'Chrome · Linux', timeZone: 'Europe/Madrid' }),
    }),
    recall: () => memory,
    remember: (next) => {
      memory = next;
    },
  });
  return {
    push,
    browser,
    stores,
    api,
    seen,
    state: () => stores.push.state,
    memory: () => memory,
    remember: (next: PushMemory) => {
      memory = next;
    },
  };
}

test('PWA-5 asks the browser within the tap, registers the device, allows the channel', async () => {
  const { push, browser, state } = device();
  const done = push.subscribe();
  expect(browser.ask).toHaveBeenCalledOnce();
  await done;
  expect(browser.subscribe).toHaveBeenCalledWith(KEY);
  expect(calls).toContain('PUT VERA0001/push-devices');
  expect(calls).toContain('PUT VERA0001/notification-preferences');
  expect(state()).toEqual({ kind: 'on', deviceId: 'd1' });
});

test('PWA-5 has separate states for a refusal, a closed question and each error', async () => {
  const outcomes = async (
    plan: (parts: ReturnType<typeof device>) => void,
  ): Promise<Record<string, unknown>> => {
    const parts = device();
    plan(parts);
    await parts.push.subscribe();
    return parts.state();
  };
  for (const answer of ['denied', 'private'] as const)
    expect(await outcomes(({ browser }) => browser.ask.mockResolvedValue(answer))).toEqual({
      kind: answer,
    });
  expect(await outcomes(({ browser }) => browser.ask.mockResolvedValue('default'))).toEqual({
    kind: 'off',
  });
  for (const trouble of ['timeout', 'refused', 'offline'] as const)
    expect(
      await outcomes(({ browser }) => browser.subscribe.mockResolvedValue(failure(trouble))),
    ).toEqual({ kind: 'failed', trouble });

  const call = 'PUT VERA0001/push-devices';
  const problem = { code: 'push_limit', more: {} };
  refusals[call] = { kind: 'status', status: 409, url: '', problem };
  expect(await outcomes(() => undefined)).toEqual({ kind: 'failed', trouble: 'limit' });
  refusals[call] = { kind: 'status', status: 422, url: '' };
  expect(await outcomes(() => undefined)).toEqual({ kind: 'failed', trouble: 'refused' });
  refusals[call] = { kind: 'malformed', url: '' };
  expect(await outcomes(() => undefined)).toEqual({ kind: 'failed', trouble: 'unknown' });
});

test('F44 asks nothing where the browser cannot or the account is on hold', async () => {
  const cannot = device({ canPush: false, ios: true });
  await cannot.push.subscribe();
  expect(cannot.state()).toEqual({ kind: 'ios-not-installed' });

  const held = device();
  held.stores.session.profile = { ...VERA, accountStatus: 'excluded' };
  await held.push.resync();
  await held.push.subscribe();
  expect(held.state()).toEqual({ kind: 'closed' });
  expect(cannot.browser.ask).not.toHaveBeenCalled();
  expect(held.browser.ask).not.toHaveBeenCalled();
});

test('PWA-5 registers the same device again at the next start without asking', async () => {
  const { push, browser, seen, state } = device();
  await push.subscribe();
  seen.permission = 'granted';
  calls = [];
  await push.resync();
  expect(calls).toEqual(['GET /push/key', 'PUT VERA0001/push-devices']);
  expect(browser.ask).toHaveBeenCalledOnce();
  refusals['GET /push/key'] = { kind: 'network', url: '' };
  await push.resync();
  expect(state()).toEqual({ kind: 'on', deviceId: 'd1' });
});

test('F44 removes the device from the operator’s list once after a revoked permission', async () => {
  const { push, seen, state } = device();
  await push.subscribe();
  seen.permission = 'denied';
  calls = [];
  await push.resync();
  await push.resync();
  expect(calls).toEqual(['DELETE VERA0001/push-devices/d1']);
  expect(state()).toEqual({ kind: 'denied' });
});

test('PWA-5 rejoins after log-out without asking; another player drops the subscription', async () => {
  const { push, api, browser, seen, state, stores, memory } = device();
  await push.subscribe();
  seen.permission = 'granted';
  await push.detach(api, 'VERA0001');
  expect(calls.at(-1)).toBe('DELETE VERA0001/push-devices/d1');
  await push.resync();
  expect(state()).toEqual({ kind: 'on', deviceId: 'd1' });

  stores.session.profile = NADIA;
  calls = [];
  await push.resync();
  expect(state()).toEqual({ kind: 'off' });
  expect(calls).toEqual([]);
  expect(browser.unsubscribe).toHaveBeenCalledOnce();
  expect(memory()).toEqual({ declinedAt: 0, never: false });
});

test('G11 stores nothing in this browser that names the player', async () => {
  const { push, memory } = device();
  await push.subscribe();
  expect(memory().owner).toBeDefined();
  expect(JSON.stringify(memory())).not.toContain('VERA');
});

test('PWA-5 R4 turning off removes device and subscription; an unknown outcome is told', async () => {
  const { push, browser, state, memory } = device();
  await push.subscribe();
  const [remove, list] = ['DELETE VERA0001/push-devices/d1', 'GET VERA0001/push-devices'];
  const lost: HttpError = { kind: 'network', url: '' };
  refusals = { [remove]: lost, [list]: lost };
  await push.unsubscribe();
  expect(state()).toEqual({ kind: 'failed', trouble: 'unknown', isLeaving: true });
  expect(memory().device).toBe('d1');
  // The list shows that the operator has removed it.
  delete refusals[list];
  await push.unsubscribe();
  expect(state()).toEqual({ kind: 'off' });
  expect(browser.unsubscribe).toHaveBeenCalledOnce();
  expect(memory().device).toBeUndefined();
});

test('PWA-5 sends no messages to a device whose player logs out while joining', async () => {
  for (const moment of ['subscribed', 'kept'] as const) {
    const { push, browser, stores, memory } = device();
    calls = [];
    const leave = () => {
      stores.session.profile = undefined;
    };
    browser.subscribe.mockImplementation(async () => {
      if (moment === 'subscribed') leave();
      return success(ADDRESS);
    });
    onCall = (call) => {
      if (moment === 'kept' && call === 'PUT VERA0001/push-devices') leave();
    };
    await Promise.all([push.subscribe(), push.detach({ send }, 'VERA0001')]);
    expect(browser.unsubscribe).toHaveBeenCalled();
    expect(memory().device).toBeUndefined();
    expect(calls).not.toContain('PUT VERA0001/notification-preferences');
  }
});

test('PWA-5 drops a known subscription on log-out while it is being renewed', async () => {
  const { push, api, browser, seen, stores, memory } = device();
  await push.subscribe();
  seen.permission = 'granted';
  await push.detach(api, 'VERA0001');
  expect(browser.unsubscribe, 'nothing else was under way').not.toHaveBeenCalled();
  await push.resync();

  onCall = (call) => {
    if (call === 'PUT VERA0001/push-devices') stores.session.profile = undefined;
  };
  await Promise.all([push.resync(), push.detach({ send }, 'VERA0001')]);
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(2);
  expect(browser.unsubscribe).toHaveBeenCalledOnce();
  expect(memory().device).toBeUndefined();

  onCall = () => undefined;
  stores.session.profile = VERA;
  await push.resync();
  expect(memory().device, 'back without a question').toBe('d1');
});

test('PWA-5 drops a known subscription if its renewal may be carried out after a log-out', async () => {
  for (const how of ['lost answer', 'log-out in another tab'] as const) {
    const { push, api, browser, stores } = device({ permission: 'granted' });
    await push.subscribe();
    if (how === 'lost answer')
      refusals = { 'PUT VERA0001/push-devices': { kind: 'timeout', url: '' } };
    else
      onCall = (call) => {
        if (call === 'PUT VERA0001/push-devices') stores.session.profile = undefined;
      };
    await push.resync();
    if (how === 'lost answer') await push.detach(api, 'VERA0001');
    expect(browser.unsubscribe, how).toHaveBeenCalledOnce();
    refusals = {};
    onCall = () => undefined;
  }
});

test('PWA-5 drops the subscription on log-out after a lost registration response', async () => {
  for (const next of ['leaves', 'comes'] as const) {
    const { push, browser, stores, memory } = device({ permission: 'granted' });
    refusals = { 'PUT VERA0001/push-devices': { kind: 'timeout', url: '' } };
    await push.subscribe();
    expect(memory().device).toBeUndefined();
    expect(browser.unsubscribe).not.toHaveBeenCalled();
    if (next === 'leaves') await push.detach({ send }, 'VERA0001');
    else {
      stores.session.profile = NADIA;
      await push.resync();
    }
    expect(browser.unsubscribe).toHaveBeenCalledOnce();
  }
});

test.each(['refuses', 'does not answer'])(
  'PWA-5 a log-out drops the subscription when the operator %s',
  async (how) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { push, browser, stores, memory } = device({ permission: 'granted' });
    await push.subscribe();
    refusals = { 'DELETE VERA0001/push-devices/d1': { kind: 'status', status: 401, url: '' } };
    stores.session.profile = undefined;
    const leavingApi = { send: how !== 'refuses' ? () => new Promise<never>(() => {}) : send };
    const left = push.detach(leavingApi, 'VERA0001');
    // The player is back before the operator has answered.
    stores.session.profile = VERA;
    const isBack = push.resync();
    await vi.advanceTimersByTimeAsync(2000);
    await left;
    expect(browser.unsubscribe).toHaveBeenCalledOnce();
    await isBack;
    expect(memory()).toMatchObject({ device: 'd1' });
    expect(browser.ask).toHaveBeenCalledOnce();
    expect(browser.subscribe.mock.invocationCallOrder.at(-1)).toBeGreaterThan(
      browser.unsubscribe.mock.invocationCallOrder[0] ?? 0,
    );
  },
);

test('PWA-5 does not retry a failed consent once its player has declined', async () => {
  for (const no of [{ never: true }, { declinedAt: 900 }]) {
    const { push, browser, memory, remember, state } = device({ permission: 'granted' });
    refusals = { 'PUT VERA0001/push-devices': { kind: 'status', status: 500, url: '' } };
    await push.subscribe();
    remember({ ...memory(), ...no });
    refusals = {};
    browser.subscribe.mockClear();
    await push.resync();
    expect(browser.subscribe).not.toHaveBeenCalled();
    expect(state()).toEqual({ kind: 'off' });
    expect(memory()).toMatchObject(no);
  }
});

test('PWA-5 allows the channel once when a later start retries the consent', async () => {
  const { push, state } = device({ permission: 'granted' });
  const told = () => calls.filter((call) => call === 'PUT VERA0001/notification-preferences');
  refusals = { 'PUT VERA0001/push-devices': { kind: 'timeout', url: '' } };
  await push.subscribe();
  expect(told()).toEqual([]);
  refusals = {};
  await push.resync();
  expect(state()).toEqual({ kind: 'on', deviceId: 'd1' });
  expect(told()).toHaveLength(1);
  // From here on the channel is under the player's control.
  await push.resync();
  expect(told()).toHaveLength(1);
});

test('PWA-5 does not take over another player’s device on a failed consent', async () => {
  const { push, stores, memory } = device({ permission: 'granted' });
  await push.subscribe();
  expect(memory().device).toBe('d1');
  stores.session.profile = NADIA;
  refusals = { 'PUT NADIA001/push-devices': { kind: 'timeout', url: '' } };
  await push.subscribe();
  expect(memory().device).toBeUndefined();
});
