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

/** A change that the operator makes after a proof, and the dialogs that ask for it. */
function setting() {
  const dialogs = proxy<DialogsStore>({ waiting: [] });
  const state = { isProved: false };
  const change = () =>
    withProof({ stores: { dialogs } }, async () =>
      state.isProved ? success('changed') : failure(refused),
    );
  return { dialogs, state, change };
}

test('S9 makes a change after the player has confirmed their identity', async () => {
  const { dialogs, state, change } = setting();
  const outcome = change();
  await expect.poll(() => dialogs.waiting.length).toBe(1);
  const [request] = dialogs.waiting;
  state.isProved = true;
  if (request?.kind === 'proof') request.settle(true);
  withdraw(dialogs, 'proof');
  expect(await outcome).toEqual(success('changed'));
});

test('S9 refuses a change when log-out withdraws its dialog', async () => {
  const { dialogs, change } = setting();
  const outcome = change();
  await expect.poll(() => dialogs.waiting.length).toBe(1);
  withdraw(dialogs, 'proof');
  expect(await outcome).toEqual(failure(refused));
});

test('S9 refuses the first of two changes that need a proof', async () => {
  const { dialogs, change } = setting();
  const first = change();
  await expect.poll(() => dialogs.waiting.length).toBe(1);
  void change();
  expect(await first).toEqual(failure(refused));
  expect(dialogs.waiting).toHaveLength(1);
});
