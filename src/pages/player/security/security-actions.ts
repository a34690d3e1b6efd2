import { withProof } from '../../../features/identity-proof/with-proof.ts';
import type { HttpError } from '../../../http/http-error.ts';
import { failure, type Result, success } from '../../../lib/result.ts';
import type { Operations } from '../../../operator/contract/types.ts';
import { devicesQuery, endSession } from '../../../operator/devices.ts';
import { proveIdentity } from '../../../operator/identity-proof.ts';
import {
  addPasskey,
  passkeyCreationOptions,
  passkeysQuery,
  removePasskey,
} from '../../../operator/passkeys.ts';
import { changePassword } from '../../../operator/passwords.ts';
import type { AppState } from '../../../state/context.ts';

type Outcome = Promise<Result<undefined, HttpError>>;

/**
 * Changes the password; other devices are signed out if the player wishes it. When an answer was lost, it was changed if the
 * new one opens the account.
 * @param before what the last try failed by
 */
export async function savePassword(
  { player }: AppState,
  accountCode: string,
  change: Operations['changePassword']['request'],
  before: HttpError | undefined,
): Outcome {
  let changed = await changePassword(player.api, accountCode, change);
  const isOpen = !changed.ok && (isLost(changed.error) || (before !== undefined && isLost(before)));
  if (isOpen) {
    const proof = await proveIdentity(player.api, accountCode, { password: change.password });
    if (proof.ok) changed = proof;
  }
  if (changed.ok && change.signOutOthers) void player.queries.refresh(devicesQuery());
  return changed;
}

const isLost = ({ kind, status = 0 }: HttpError) => kind !== 'status' || status >= 500;

/** Signs another device out. One that is out already is what was wanted. */
export async function signDeviceOut({ player }: AppState, sessionId: string): Outcome {
  const ended = await endSession(player.api, sessionId);
  if (!ended.ok && ended.error.status !== 404) return ended;
  await player.queries.refresh(devicesQuery());
  return success(undefined);
}

/** Has the browser make a passkey. @returns `cancelled` when its dialog was closed or the device has one already */
export async function makePasskey(app: AppState, name: string): Outcome {
  const { player } = app;
  const options = await withProof(app, () => passkeyCreationOptions(player.api));
  if (!options.ok) return options;
  const made = await askBrowser(options.value);
  if (!made.ok) return made;
  const added = await withProof(app, () => addPasskey(player.api, { answer: made.value, name }));
  if (!added.ok) return added;
  await player.queries.refresh(passkeysQuery());
  return success(undefined);
}

export async function dropPasskey(app: AppState, id: string): Outcome {
  const { player } = app;
  const removed = await withProof(app, () => removePasskey(player.api, id));
  if (!removed.ok && removed.error.status !== 404) return removed;
  await player.queries.refresh(passkeysQuery());
  return success(undefined);
}

async function askBrowser(
  options: Record<string, unknown>,
): Promise<Result<Record<string, unknown>, HttpError>> {
  const { askForPasskey } = await import('./ask-for-passkey.ts');
  const detail = await askForPasskey(options);
  return typeof detail === 'string'
    ? failure({ kind: 'cancelled', url: '', detail })
    : success(detail);
}
