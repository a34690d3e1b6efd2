import { beforeEach, expect, test } from 'vitest';
import {
  createPushOperator,
  KEY,
  NADIA,
  type PushInTab,
  type PushOperator,
  VERA,
} from '../../../../tests/fixtures/push-in-tab.ts';
import { failure } from '../../../lib/result.ts';

let operator: PushOperator;
beforeEach(() => {
  operator = createPushOperator();
});

test('PWA-5 asks the browser within the tap, registers the device, allows the channel', async () => {
  const { push, browser, state } = operator.device();
  const done = push.subscribe();
  expect(browser.ask).toHaveBeenCalledOnce();
  await done;
  expect(browser.subscribe).toHaveBeenCalledWith(KEY);
  expect(operator.calls).toContain('PUT VERA0001/push-devices');
  expect(operator.calls).toContain('PUT VERA0001/notification-preferences');
  expect(state()).toEqual({ kind: 'on', deviceId: 'd1' });
});

test('PWA-5 asks nobody for an operator without a push service', async () => {
  operator.refusals['GET /push/key'] = { kind: 'status', status: 404, url: '' };
  const { push, browser, state } = operator.device();
  await push.resync();
  await push.prepare();
  expect(state()).toEqual({ kind: 'absent' });
  await push.subscribe();
  await push.resync();
  expect(state()).toEqual({ kind: 'absent' });
  expect(browser.ask).not.toHaveBeenCalled();
  expect(new Set(operator.calls)).toEqual(new Set(['GET /push/key']));
  // The 404 may have been a proxy's, while the operator restarted.
  delete operator.refusals['GET /push/key'];
  await push.resync();
  expect(state()).toEqual({ kind: 'off' });
});

test('PWA-5 asks where the push service only fails to respond before', async () => {
  operator.refusals['GET /push/key'] = { kind: 'timeout', url: '' };
  const { push, state } = operator.device();
  await push.resync();
  await push.prepare();
  expect(state()).toEqual({ kind: 'off' });
});

test('PWA-5 has separate states for a refusal, a closed question and each error', async () => {
  const outcomes = async (plan: (parts: PushInTab) => void): Promise<Record<string, unknown>> => {
    const parts = operator.device();
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
  operator.refusals[call] = { kind: 'status', status: 409, url: '', problem };
  expect(await outcomes(() => undefined)).toEqual({ kind: 'failed', trouble: 'limit' });
  operator.refusals[call] = { kind: 'status', status: 422, url: '' };
  expect(await outcomes(() => undefined)).toEqual({ kind: 'failed', trouble: 'refused' });
  operator.refusals[call] = { kind: 'malformed', url: '' };
  expect(await outcomes(() => undefined)).toEqual({ kind: 'failed', trouble: 'unknown' });
});

test('F44 asks nothing where the browser cannot or the account is on hold', async () => {
  const cannot = operator.device({ canPush: false, ios: true });
  await cannot.push.subscribe();
  expect(cannot.state()).toEqual({ kind: 'ios-not-installed' });

  const held = operator.device();
  held.stores.session.profile = { ...VERA, accountStatus: 'excluded' };
  await held.push.resync();
  await held.push.subscribe();
  expect(held.state()).toEqual({ kind: 'closed' });
  expect(cannot.browser.ask).not.toHaveBeenCalled();
  expect(held.browser.ask).not.toHaveBeenCalled();
});

test('PWA-5 registers the same device again at the next start without asking', async () => {
  const { push, browser, seen, state } = operator.device();
  await push.subscribe();
  seen.permission = 'granted';
  operator.calls = [];
  await push.resync();
  expect(operator.calls).toEqual(['GET /push/key', 'PUT VERA0001/push-devices']);
  expect(browser.ask).toHaveBeenCalledOnce();
  operator.refusals['GET /push/key'] = { kind: 'network', url: '' };
  await push.resync();
  expect(state()).toEqual({ kind: 'on', deviceId: 'd1' });
});

test('F44 removes the device from the operator’s list once after a revoked permission', async () => {
  const { push, seen, state } = operator.device();
  await push.subscribe();
  seen.permission = 'denied';
  operator.calls = [];
  await push.resync();
  await push.resync();
  expect(operator.calls).toEqual(['DELETE VERA0001/push-devices/d1']);
  expect(state()).toEqual({ kind: 'denied' });
});

test('G11 stores nothing in this browser that names the player', async () => {
  const { push, memory } = operator.device();
  await push.subscribe();
  expect(memory().owner).toBeDefined();
  expect(JSON.stringify(memory())).not.toContain('VERA');
});

test('PWA-5 does not retry a failed consent once its player has declined', async () => {
  for (const no of [{ never: true }, { declinedAt: 900 }]) {
    const { push, browser, memory, remember, state } = operator.device({ permission: 'granted' });
    operator.refusals = { 'PUT VERA0001/push-devices': { kind: 'status', status: 500, url: '' } };
    await push.subscribe();
    remember({ ...memory(), ...no });
    operator.refusals = {};
    browser.subscribe.mockClear();
    await push.resync();
    expect(browser.subscribe).not.toHaveBeenCalled();
    expect(state()).toEqual({ kind: 'off' });
    expect(memory()).toMatchObject(no);
  }
});

test('PWA-5 allows the channel once when a later start retries the consent', async () => {
  const { push, state } = operator.device({ permission: 'granted' });
  const told = () =>
    operator.calls.filter((call) => call === 'PUT VERA0001/notification-preferences');
  operator.refusals = { 'PUT VERA0001/push-devices': { kind: 'timeout', url: '' } };
  await push.subscribe();
  expect(told()).toEqual([]);
  operator.refusals = {};
  await push.resync();
  expect(state()).toEqual({ kind: 'on', deviceId: 'd1' });
  expect(told()).toHaveLength(1);
  // From here on the channel is under the player's control.
  await push.resync();
  expect(told()).toHaveLength(1);
});

test('PWA-5 does not take over another player’s device on a failed consent', async () => {
  const { push, stores, memory } = operator.device({ permission: 'granted' });
  await push.subscribe();
  expect(memory().device).toBe('d1');
  stores.session.profile = NADIA;
  operator.refusals = { 'PUT NADIA001/push-devices': { kind: 'timeout', url: '' } };
  await push.subscribe();
  expect(memory().device).toBeUndefined();
});
