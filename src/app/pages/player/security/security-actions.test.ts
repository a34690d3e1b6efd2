import { expect, test } from 'vitest';
import type { HttpError } from '../../../../http/http-error.ts';
import { failure, type Result, success } from '../../../../lib/result.ts';
import { devicesQuery } from '../../../../operator/devices.ts';
import { passkeysQuery } from '../../../../operator/passkeys.ts';
import type { AppState } from '../../../state/context.ts';
import { Queries } from '../../../state/queries.ts';
import { createStores } from '../../../state/stores.ts';
import { dropPasskey, savePassword, signDeviceOut } from './security-actions.ts';

const lost: HttpError = { kind: 'network', url: '' };
const wrong: HttpError = {
  kind: 'status',
  status: 422,
  url: '',
  problem: { code: 'password_wrong', field: 'current', more: {} },
};

/**
 * Saves a password. @param answers responses of the operator, in order. @returns whether it was changed, and the
 * requests
 */
async function save(answers: Result<unknown, HttpError>[], before?: HttpError) {
  const asked: string[] = [];
  const api = {
    async send({ path }: { path: string }) {
      asked.push(path.split('/').at(-1) ?? '');
      return answers.shift() ?? failure(lost);
    },
  };
  const app = { player: { api, queries: { refreshAgain: async () => {} } } } as unknown as AppState;
  const change = { current: 'a', password: 'four odd lamps on a pier', signOutOthers: true };
  const { ok } = await savePassword(app, 'AB12CD34', change, before);
  return [ok, ...asked];
}

test('PGS-1 R4 treats a password as changed after a lost response if the new one works', async () => {
  expect(await save([failure(lost), success(undefined)])).toEqual([true, 'password', 'proofs']);
  expect(await save([failure(lost), failure(wrong)])).toEqual([false, 'password', 'proofs']);
  expect(await save([failure(wrong), success(undefined)], lost)).toEqual([
    true,
    'password',
    'proofs',
  ]);
});

test('PGS-1 does not try the new password after a plain refusal', async () => {
  expect(await save([failure(wrong)])).toEqual([false, 'password']);
  expect(await save([failure(wrong)], wrong)).toEqual([false, 'password']);
  expect(await save([success(undefined)])).toEqual([true, 'password']);
});

test.each([
  ['a device that was logged out', signDeviceOut],
  ['a passkey that was removed', dropPasskey],
])('PGS-1 R4 detects %s after a lost response by its absence from the list', async (_, remove) => {
  const reading = (ids: string[]) => ({
    refreshAgain: async () => success(ids.map((id) => ({ id }))),
  });
  const outcome = async (left: string[]) => {
    const player = { api: { send: async () => failure(lost) }, queries: reading(left) };
    return (await remove({ player } as unknown as AppState, 'x1')).ok;
  };
  expect([await outcome(['x2']), await outcome(['x1', 'x2'])]).toEqual([true, false]);
});

test.each([
  ['device', signDeviceOut, devicesQuery()],
  ['passkey', dropPasskey, passkeysQuery()],
])('PGS-1 removes a %s from a list that was still being read', async (_, remove, query) => {
  let listed = [{ id: 'x1' }, { id: 'x2' }];
  let answer = () => {};
  const early = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { answers } = createStores();
  const queries = new Queries({
    answers,
    freshMs: 1000,
    async source<T>() {
      const value = listed;
      if (value.length === 2) await early;
      return { answer: success(value as T), at: Date.now() };
    },
  });
  const reading = queries.refresh<unknown>(query);
  listed = [{ id: 'x2' }];
  const player = { api: { send: async () => success(undefined) }, queries };
  const removed = remove({ player } as unknown as AppState, 'x1');
  answer();
  await reading;
  expect((await removed).ok).toBe(true);
  expect(queries.peek<unknown>(query)).toEqual([{ id: 'x2' }]);
});
