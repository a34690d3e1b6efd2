import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  ADDRESS,
  createPushOperator,
  NADIA,
  type PushOperator,
  VERA,
} from '../../../../tests/fixtures/push-in-tab.ts';
import type { HttpError } from '../../../http/http-error.ts';
import { success } from '../../../lib/result.ts';

let operator: PushOperator;
beforeEach(() => {
  operator = createPushOperator();
});

test('PWA-5 rejoins after log-out without asking; another player drops the subscription', async () => {
  const { push, api, browser, seen, state, stores, memory } = operator.device();
  await push.subscribe();
  seen.permission = 'granted';
  await push.detach(api, 'VERA0001');
  expect(operator.calls.at(-1)).toBe('DELETE VERA0001/push-devices/d1');
  await push.resync();
  expect(state()).toEqual({ kind: 'on', deviceId: 'd1' });

  stores.session.profile = NADIA;
  operator.calls = [];
  await push.resync();
  expect(state()).toEqual({ kind: 'off' });
  expect(operator.calls).toEqual([]);
  expect(browser.unsubscribe).toHaveBeenCalledOnce();
  expect(memory()).toEqual({ declinedAt: 0, never: false });
});

test('PWA-5 R4 removes device and subscription on turning off; says so if the outcome is unknown', async () => {
  const { push, browser, state, memory } = operator.device();
  await push.subscribe();
  const [remove, list] = ['DELETE VERA0001/push-devices/d1', 'GET VERA0001/push-devices'];
  const lost: HttpError = { kind: 'network', url: '' };
  operator.refusals = { [remove]: lost, [list]: lost };
  await push.unsubscribe();
  expect(state()).toEqual({ kind: 'failed', trouble: 'unknown', isLeaving: true });
  expect(memory().device).toBe('d1');
  // The list shows that the operator has removed it.
  delete operator.refusals[list];
  await push.unsubscribe();
  expect(state()).toEqual({ kind: 'off' });
  expect(browser.unsubscribe).toHaveBeenCalledOnce();
  expect(memory().device).toBeUndefined();
});

test('PWA-5 sends no messages to a device whose player logs out while joining', async () => {
  for (const moment of ['subscribed', 'kept'] as const) {
    const { push, browser, stores, memory } = operator.device();
    operator.calls = [];
    const leave = () => {
      stores.session.profile = undefined;
    };
    browser.subscribe.mockImplementation(async () => {
      if (moment === 'subscribed') leave();
      return success(ADDRESS);
    });
    operator.onCall = (call) => {
      if (moment === 'kept' && call === 'PUT VERA0001/push-devices') leave();
    };
    await Promise.all([push.subscribe(), push.detach({ send: operator.send }, 'VERA0001')]);
    expect(browser.unsubscribe).toHaveBeenCalled();
    expect(memory().device).toBeUndefined();
  }
});

test('PWA-5 drops a known subscription on log-out while it is being renewed', async () => {
  const { push, api, browser, seen, stores, memory } = operator.device();
  await push.subscribe();
  seen.permission = 'granted';
  await push.detach(api, 'VERA0001');
  expect(browser.unsubscribe, 'nothing else was under way').not.toHaveBeenCalled();
  await push.resync();

  operator.onCall = (call) => {
    if (call === 'PUT VERA0001/push-devices') stores.session.profile = undefined;
  };
  await Promise.all([push.resync(), push.detach({ send: operator.send }, 'VERA0001')]);
  expect(operator.calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(2);
  expect(browser.unsubscribe).toHaveBeenCalledOnce();
  expect(memory().device).toBeUndefined();

  operator.onCall = () => undefined;
  stores.session.profile = VERA;
  await push.resync();
  expect(memory().device, 'back without a question').toBe('d1');
});

test('PWA-5 drops a known subscription if its renewal may be carried out after a log-out', async () => {
  for (const how of ['lost answer', 'log-out in another tab'] as const) {
    const { push, api, browser, stores } = operator.device({ permission: 'granted' });
    await push.subscribe();
    if (how === 'lost answer')
      operator.refusals = { 'PUT VERA0001/push-devices': { kind: 'timeout', url: '' } };
    else
      operator.onCall = (call) => {
        if (call === 'PUT VERA0001/push-devices') stores.session.profile = undefined;
      };
    await push.resync();
    if (how === 'lost answer') await push.detach(api, 'VERA0001');
    expect(browser.unsubscribe, how).toHaveBeenCalledOnce();
    operator.refusals = {};
    operator.onCall = () => undefined;
  }
});

test('PWA-5 drops the subscription on log-out after a lost registration response', async () => {
  for (const next of ['leaves', 'comes'] as const) {
    const { push, browser, stores, memory } = operator.device({ permission: 'granted' });
    operator.refusals = { 'PUT VERA0001/push-devices': { kind: 'timeout', url: '' } };
    await push.subscribe();
    expect(memory().device).toBeUndefined();
    expect(browser.unsubscribe).not.toHaveBeenCalled();
    if (next === 'leaves') await push.detach({ send: operator.send }, 'VERA0001');
    else {
      stores.session.profile = NADIA;
      await push.resync();
    }
    expect(browser.unsubscribe).toHaveBeenCalledOnce();
  }
});

test.each(['refuses', 'does not answer'])(
  'PWA-5 drops the subscription on log-out when the operator %s',
  async (how) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { push, browser, stores, memory } = operator.device({ permission: 'granted' });
    await push.subscribe();
    operator.refusals = {
      'DELETE VERA0001/push-devices/d1': { kind: 'status', status: 401, url: '' },
    };
    stores.session.profile = undefined;
    const leavingApi = {
      send: how !== 'refuses' ? () => new Promise<never>(() => {}) : operator.send,
    };
    const left = push.detach(leavingApi, 'VERA0001');
    // The player logs in again before the operator has answered.
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
