import { proxy } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import type { HttpError } from '../../../../http/http-error.ts';
import { failure, success } from '../../../../lib/result.ts';
import { withdraw } from '../../../state/dialog-queue.ts';
import type { DialogsStore } from '../../../state/dialogs.ts';
import { withProof } from './with-proof.ts';

const refused: HttpError = {
  kind: 'status',
  status: 403,
  url: '',
  problem: { code: 'proof_needed', more: {} },
};

/** A change that the operator carries out after a proof, and the dialogs that ask for it. */
function setting() {
  const dialogs = proxy<DialogsStore>({ waiting: [] });
  const state = { isProved: false };
  const change = () =>
    withProof({ stores: { dialogs } }, async () =>
      state.isProved ? success('changed') : failure(refused),
    );
  return { dialogs, state, change };
}

test('S9 a change goes on once the player has shown who they are', async () => {
  const { dialogs, state, change } = setting();
  const outcome = change();
  await expect.poll(() => dialogs.waiting.length).toBe(1);
  const [request] = dialogs.waiting;
  state.isProved = true;
  if (request?.kind === 'proof') request.settle(true);
  withdraw(dialogs, 'proof');
  expect(await outcome).toEqual(success('changed'));
});

test('S9 a change ends refused when the log-out withdraws its question', async () => {
  const { dialogs, change } = setting();
  const outcome = change();
  await expect.poll(() => dialogs.waiting.length).toBe(1);
  withdraw(dialogs, 'proof');
  expect(await outcome).toEqual(failure(refused));
});

test('S9 of two changes that ask for a proof the first ends refused', async () => {
  const { dialogs, change } = setting();
  const first = change();
  await expect.poll(() => dialogs.waiting.length).toBe(1);
  void change();
  expect(await first).toEqual(failure(refused));
  expect(dialogs.waiting).toHaveLength(1);
});
